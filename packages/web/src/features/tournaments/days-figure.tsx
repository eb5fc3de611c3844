import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { seasonDays } from './season-days.ts';

interface DaysFigureProps {
  tournament: Tournament;
  className: string | undefined;
}

/** A figure for the eye, a sentence for the ear and the pointer. */
export function DaysFigure({ tournament, className }: DaysFigureProps) {
  const { t } = useTranslation();
  const { count, unit, sentence } = seasonDays(tournament, useAtomValue(coarseNowAtom), t);
  return (
    <span className={className} title={sentence}>
      <span className="vh">{sentence}</span>
      <b aria-hidden="true">{count}</b>
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
