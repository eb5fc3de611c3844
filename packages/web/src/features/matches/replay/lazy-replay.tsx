import type { Match, MatchTimeline } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import type { Result } from '../../../api/result.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import type { MomentFacts } from '../share/moment.ts';
import type { ReplayProps } from './use-held-moment.ts';

let loaded: typeof import('./replay.tsx') | undefined;

export async function loadReplay() {
  loaded = await import('./replay.tsx');
  return loaded;
}

const Replay = lazyPart(loadReplay);

/** The moment of an address; undefined at present, and until chunk and timeline are loaded. */
export function loadedMoment(
  match: Match,
  timeline: Result<MatchTimeline> | undefined,
  at: string | null,
): Moment | undefined {
  if (at === null || timeline?.kind !== 'ok') return undefined;
  return loaded?.momentAt(match, timeline.data, at);
}

export const momentHead = (moment: Moment | undefined, facts: MomentFacts, t: TFunction) =>
  moment && loaded?.momentHead(moment, facts, t);

/**
 * The slider on the line of a match: outside the first load, as it needs the timeline, which is fetched with it. On a page
 * that opens at a moment both are part of the first render.
 */
export function LazyReplay(props: ReplayProps) {
  const [First] = useState(() => (props.initial ? loaded?.default : undefined));
  const [isShown, setIsShown] = useState(false);
  // Not while the server renders, nor with the first render of the browser.
  useEffect(() => setIsShown(true), []);
  if (First) return <First {...props} />;
  return isShown && <Replay {...props} />;
}
