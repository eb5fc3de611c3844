import type { LiveEvent, SportType } from '@touchline/types';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import type { Language } from '../i18n/languages.ts';
import { frameReader } from './frame-reader.ts';

/** Which of the live matches are to be told of. */
export interface LiveScope {
  sportType?: SportType;
  matchIds?: readonly string[];
}

export interface LiveHandlers {
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** The id to go on from; it comes with every event, and several times a minute with none. */
  onId(id: string): void;
  /** Cut off; the stream comes back by itself. */
  onLost(): void;
  /** Over: whoever wants more has to open another. */
  onEnd(): void;
}

/** Opens the stream of what changes, after the given id or from the whole list on, and hands back what closes it. */
export type OpenLive = (
  scope: LiveScope,
  language: Language,
  ears: LiveHandlers,
  since?: string,
) => () => void;

function liveUrl({ sportType, matchIds }: LiveScope): string {
  const words = new URLSearchParams();
  if (sportType) words.set('sportType', sportType);
  if (matchIds) words.set('matchIds', matchIds.join(','));
  return `/api/live/stream${words.size > 0 ? `?${words}` : ''}`;
}

/** An EventSource can say neither which language it wants nor where it was: where that matters, fetch reads the same stream. */
export const openLive: OpenLive = (scope, language, ears, since) =>
  since === undefined && preferredLanguage(navigator.languages.join(',')) === language
    ? openEventSource(liveUrl(scope), ears)
    : openFetch(liveUrl(scope), language, ears, since);

function openEventSource(url: string, ears: LiveHandlers): () => void {
  const source = new EventSource(url);
  source.onopen = () => ears.onOpen();
  source.onmessage = ({ data, lastEventId }) => {
    ears.onEvent(JSON.parse(data));
    if (lastEventId) ears.onId(lastEventId);
  };
  source.addEventListener('beat', ({ lastEventId }) => ears.onId(lastEventId));
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) ears.onEnd();
    else ears.onLost();
  };
  return () => source.close();
}

function openFetch(
  url: string,
  language: Language,
  ears: LiveHandlers,
  since: string | undefined,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const read = async () => {
    const headers = {
      accept: 'text/event-stream',
      'accept-language': language,
      ...(since && { 'last-event-id': since }),
    };
    const { ok, body } = await fetch(url, { signal, headers });
    if (!ok || !body) return;
    ears.onOpen();
    const take = frameReader({
      onData: (data) => ears.onEvent(JSON.parse(data)),
      onId: ears.onId,
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      take(value);
    }
  };
  read()
    .catch(() => {})
    .then(() => signal.aborted || ears.onEnd());
  return () => leaving.abort();
}
