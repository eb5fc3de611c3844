import type { LiveEvent, SportType } from '@touchline/types';
import { type Language, preferredLanguage } from '../i18n/languages.ts';
import { frameReader } from './frame-reader.ts';

/** Which of the live matches are to be told of. */
export interface LiveScope {
  sportType?: SportType;
  matchIds?: readonly string[];
}

export interface LiveEars {
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** Cut off; the stream comes back by itself. */
  onLost(): void;
  /** Over: whoever wants more has to open another. */
  onEnd(): void;
}

/** Opens the stream of what changes, and hands back what closes it. */
export type OpenLive = (scope: LiveScope, language: Language, ears: LiveEars) => () => void;

function liveUrl({ sportType, matchIds }: LiveScope): string {
  const words = new URLSearchParams();
  if (sportType) words.set('sportType', sportType);
  if (matchIds) words.set('matchIds', matchIds.join(','));
  return `/api/live/stream${words.size > 0 ? `?${words}` : ''}`;
}

/** An EventSource cannot say which language it wants: in another than the browser's own, fetch reads the same stream. */
export const openLive: OpenLive = (scope, language, ears) =>
  preferredLanguage(navigator.languages.join(',')) === language
    ? openEventSource(liveUrl(scope), ears)
    : openFetch(liveUrl(scope), language, ears);

function openEventSource(url: string, ears: LiveEars): () => void {
  const source = new EventSource(url);
  source.onopen = () => ears.onOpen();
  source.onmessage = ({ data }) => ears.onEvent(JSON.parse(data));
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) ears.onEnd();
    else ears.onLost();
  };
  return () => source.close();
}

function openFetch(url: string, language: Language, ears: LiveEars): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const read = async () => {
    const headers = { accept: 'text/event-stream', 'accept-language': language };
    const { ok, body } = await fetch(url, { signal, headers });
    if (!ok || !body) return;
    ears.onOpen();
    const take = frameReader((data) => ears.onEvent(JSON.parse(data)));
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
