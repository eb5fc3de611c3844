import type { LiveEvent, Match } from '@touchline/types';
import { onTestFinished } from 'vitest';
import { fold } from './fold.ts';

/** Reads a stream as a browser does: events, the last id, and what they add up to. */
export class EventReader {
  readonly events: LiveEvent[] = [];
  matches = new Map<string, Match>();
  lastEventId = '';
  retryMs = 0;
  isOver = false;
  headers = new Headers();
  status = 0;
  readonly #abort = new AbortController();
  #rest = '';

  /** `known` is what the page shows already. */
  static async open(
    url: string,
    headers: Record<string, string> = {},
    known: ReadonlyMap<string, Match> = new Map(),
  ): Promise<EventReader> {
    const reader = new EventReader();
    reader.matches = new Map(known);
    const answer = await fetch(url, { headers, signal: reader.#abort.signal });
    reader.headers = answer.headers;
    reader.status = answer.status;
    if (answer.status === 200 && answer.body) reader.#read(answer.body).catch(() => {});
    else await answer.text();
    onTestFinished(() => reader.close());
    return reader;
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const frames = (this.#rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      this.#rest = frames.pop() ?? '';
      for (const one of frames) this.#take(one);
    }
    this.isOver = true;
  }

  #take(frame: string): void {
    for (const line of frame.split('\n')) {
      const [name = '', text = ''] = line.split(/: (.*)/s);
      if (name === 'id') this.lastEventId = text;
      if (name === 'retry') this.retryMs = Number(text);
      if (name !== 'data') continue;
      const event = JSON.parse(text) as LiveEvent;
      this.events.push(event);
      this.matches = fold(this.matches, event);
    }
  }
}
