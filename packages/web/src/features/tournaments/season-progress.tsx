import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { svgWidth } from '../../ui/figures/progress-line.tsx';

interface SeasonProgressProps {
  tournament: Pick<Tournament, 'startTime' | 'endTime'>;
  className: string | undefined;
}

/** The elapsed part of the season as a line. Decoration: the days left are also text. */
export function SeasonProgress({
  tournament: { startTime, endTime },
  className,
}: SeasonProgressProps) {
  const now = useAtomValue(coarseNowAtom) / 1000;
  if (startTime === 0 || endTime === 0) return null;
  const elapsed = Math.min(1, Math.max(0, (now - startTime) / Math.max(1, endTime - startTime)));
  return <svg className={className} width={svgWidth(elapsed)} height="2" aria-hidden="true" />;
}
