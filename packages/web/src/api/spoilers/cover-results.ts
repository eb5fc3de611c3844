import type { Remember } from '@touchline/shared/domain/page-renderer';
import { readShownMatches } from '@touchline/shared/domain/spoilers/shown-matches';
import type { OpenLive } from '../live-stream.ts';
import type { SendCall } from '../send-call.ts';
import { coverCalls } from './cover-calls.ts';
import { coverStream } from './cover-events.ts';

/** Leaves results out of what calls and the live stream bring to a visitor who covers them. */
export interface CoverResults {
  readonly calls: (sendCall: SendCall, now: () => number) => SendCall;
  /** For one stream. */
  readonly stream: (open: OpenLive) => OpenLive;
}

/** `shownText` is the cookie with what the visitor has uncovered, as it is at present. */
export const coverResults = (
  shownText: () => string | undefined,
  remember?: Remember,
): CoverResults => {
  const shown = () => readShownMatches(shownText());
  return {
    calls: (sendCall, now) => coverCalls(sendCall, { shown, now, remember }),
    stream: (open) => coverStream(open, shown()),
  };
};
