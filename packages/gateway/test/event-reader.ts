import type { LiveEvent, Match } from '@touchline/types';
import { onTestFinished } from 'vitest';
import { applyEvent } from './apply-event.ts';

/** Reads a stream as a browser does, and applies its events to the list of matches. */
export class EventReader {
  readonly events: LiveEvent[] = [];
  /** With which a browser that is cut off after each event connects again. */
  readonly ids: string[] = [];
  /** The names of heartbeats. */
  readonly names: string[] = [];
  matches = new Map<string, Match>();
  lastEventId = '';
  retryMs = 0;
  hasEnded = false;
  headers = new Headers();
  status = 0;
  readonly #abort = new AbortController();
  #incomplete = '';

  /** `matches` are those that the page shows already. */
  static async open(
    url: string,
    headers: Record<string, string> = {},
    matches: ReadonlyMap<string, Match> = new Map(),
  ): Promise<EventReader> {
    const reader = new EventReader();
    reader.matches = new Map(matches);
    const response = await fetch(url, { headers, signal: reader.#abort.signal });
    reader.headers = response.headers;
    reader.status = response.status;
    if (response.status === 200 && response.body) reader.#read(response.body).catch(() => {});
    else await response.text();
    onTestFinished(() => reader.close());
    return reader;
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const frames = (this.#incomplete + decoder.decode(chunk, { stream: true })).split('\n\n');
      this.#incomplete = frames.pop() ?? '';
      for (const frame of frames) this.#applyFrame(frame);
    }
    this.hasEnded = true;
  }

  #applyFrame(frame: string): void {
    for (const line of frame.split('\n')) {
      const [name = '', text = ''] = line.split(/: (.*)/s);
      if (name === 'id') this.lastEventId = text;
      if (name === 'event') this.names.push(text);
      if (name === 'retry') this.retryMs = Number(text);
      if (name !== 'data') continue;
      const event = JSON.parse(text) as LiveEvent;
      this.events.push(event);
      this.ids.push(this.lastEventId);
      this.matches = applyEvent(this.matches, event);
    }
  }
}
