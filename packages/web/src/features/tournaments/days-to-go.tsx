import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../format/relative-time.ts';
import { steadyNowAtom } from '../../state/clock.ts';
import { relativeText } from './relative-text.ts';

/** The figure for the eye, HOM-5's sentence for the ear and the pointer. */
export function DaysToGo({ start, className }: { start: number; className: string | undefined }) {
  const { t } = useTranslation();
  const left = relativeTime(start, useAtomValue(steadyNowAtom));
  const inDays = left.days > 0;
  const count = inDays ? left.days : left.hours;
  const sentence = relativeText(left, t);
  return (
    <span className={className} title={sentence}>
      <span className="vh">{sentence}</span>
      <b aria-hidden="true">{count}</b>
      <span aria-hidden="true">
        {t(inDays ? 'state.relative.daysToGo' : 'state.relative.hoursToGo', { count })}
      </span>
    </span>
  );
}
