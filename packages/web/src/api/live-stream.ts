import { preferredLanguage } from '@touchline/shared/domain/http/accept-language';
import type { LiveEvent, SportType } from '@touchline/types';
import type { Language } from '../i18n/languages.ts';
import { frameReader } from './frame-reader.ts';

/** The live matches to stream: of a sport, or by id. */
export interface LiveScope {
  sportType?: SportType;
  matchIds?: readonly string[];
}

export interface LiveHandlers {
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** Called with the id to resume from, for events and for heartbeats. */
  onId(id: string): void;
  /** A heartbeat: whether the list is current. The first one ends the events that were missed. */
  onBeat(isCurrent: boolean): void;
  /** Disconnected; the stream reconnects on its own. */
  onLost(): void;
  /** Closed for good: to continue, open another stream. */
  onEnd(): void;
}

/** Opens a stream that resumes after `since`, or else starts with the full list. Returns a function that closes it. */
export type OpenLive = (
  scope: LiveScope,
  language: Language,
  handlers: LiveHandlers,
  since?: string,
) => () => void;

const CURRENT = 'beat';
/** The other is sent while the upstream cannot be read. */
const BEATS = [CURRENT, 'stale'];

function liveUrl({ sportType, matchIds }: LiveScope): string {
  const query = new URLSearchParams();
  if (sportType) query.set('sportType', sportType);
  if (matchIds) query.set('matchIds', matchIds.join(','));
  return `/api/live/stream${query.size > 0 ? `?${query}` : ''}`;
}

/** EventSource can send neither Accept-Language nor an initial Last-Event-ID: where they matter, `fetch` reads the stream. */
export const openLive: OpenLive = (scope, language, handlers, since) =>
  since === undefined && preferredLanguage(navigator.languages.join(',')) === language
    ? openEventSource(liveUrl(scope), handlers)
    : openFetch(liveUrl(scope), language, handlers, since);

function openEventSource(url: string, handlers: LiveHandlers): () => void {
  const source = new EventSource(url);
  source.onopen = () => handlers.onOpen();
  source.onmessage = ({ data, lastEventId }) => {
    handlers.onEvent(JSON.parse(data));
    if (lastEventId) handlers.onId(lastEventId);
  };
  for (const name of BEATS) {
    source.addEventListener(name, ({ lastEventId }) => {
      handlers.onId(lastEventId);
      handlers.onBeat(name === CURRENT);
    });
  }
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) handlers.onEnd();
    else handlers.onLost();
  };
  return () => source.close();
}

function openFetch(
  url: string,
  language: Language,
  handlers: LiveHandlers,
  since: string | undefined,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const readStream = async () => {
    const headers = {
      accept: 'text/event-stream',
      'accept-language': language,
      ...(since && { 'last-event-id': since }),
    };
    const { ok, body } = await fetch(url, { signal, headers });
    if (!ok || !body) return;
    handlers.onOpen();
    const readFrames = frameReader({
      onData: (data) => handlers.onEvent(JSON.parse(data)),
      onId: handlers.onId,
      onName: (name) => handlers.onBeat(name === CURRENT),
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      readFrames(value);
    }
  };
  readStream()
    .catch(() => {})
    .then(() => signal.aborted || handlers.onEnd());
  return () => controller.abort();
}
