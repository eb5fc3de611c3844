import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { steadyNowAtom } from '../../state/clock/clock.ts';
import { widthOf } from '../../ui/figures/progress-line.tsx';

interface SeasonRunProps {
  tournament: Pick<Tournament, 'startTime' | 'endTime'>;
  className: string | undefined;
}

/** How far the season has run. Decoration: the days left say it in words. */
export function SeasonRun({ tournament: { startTime, endTime }, className }: SeasonRunProps) {
  const now = useAtomValue(steadyNowAtom) / 1000;
  const run = Math.min(1, Math.max(0, (now - startTime) / Math.max(1, endTime - startTime)));
  return <svg className={className} width={widthOf(run)} height="2" aria-hidden="true" />;
}
