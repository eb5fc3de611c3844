import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { svgWidth } from '../../ui/figures/progress-line.tsx';

interface SeasonProgressProps {
  tournament: Pick<Tournament, 'startTime' | 'endTime'>;
  className: string | undefined;
}

/** How far the season has run. Decoration: the days left say it in words. */
export function SeasonProgress({
  tournament: { startTime, endTime },
  className,
}: SeasonProgressProps) {
  const now = useAtomValue(coarseNowAtom) / 1000;
  const run = Math.min(1, Math.max(0, (now - startTime) / Math.max(1, endTime - startTime)));
  return <svg className={className} width={svgWidth(run)} height="2" aria-hidden="true" />;
}
