import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { seasonDays } from './season-days.ts';

interface DaysFigureProps {
  tournament: Tournament;
  className: string | undefined;
}

/** A number with its unit; a sentence for screen readers and the tooltip. */
export function DaysFigure({ tournament, className }: DaysFigureProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const { count, unit, sentence } = seasonDays(tournament, now, useAtomValue(zoneAtom), t);
  return (
    <span className={className} title={sentence}>
      <span className="vh">{sentence}</span>
      {count !== undefined && <b aria-hidden="true">{count}</b>}
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
