import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CompactDay } from '../../../format/compact-day.ts';
import { monthOf, spokenDay, weekdayOf } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import button from '../../../ui/controls/button.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './calendar.module.css';
import { monthGrid, moveDay, moveMonth } from './month-grid.ts';

interface CalendarProps {
  chosen: CompactDay;
  today: CompactDay;
  onChoose: (day: CompactDay) => void;
}

const dayByKey: Record<string, (day: CompactDay) => CompactDay> = {
  ArrowLeft: (day) => moveDay(day, { days: -1 }),
  ArrowRight: (day) => moveDay(day, { days: 1 }),
  ArrowUp: (day) => moveDay(day, { weeks: -1 }),
  ArrowDown: (day) => moveDay(day, { weeks: 1 }),
  PageUp: (day) => moveMonth(day, -1),
  PageDown: (day) => moveMonth(day, 1),
};

export default function Calendar({ chosen, today, onChoose }: CalendarProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [month, setMonth] = useState(chosen);
  const [focused, setFocused] = useState({ day: chosen });
  const focusedButton = useRef<HTMLButtonElement>(null);
  const days = monthGrid(month);

  useEffect(() => focusedButton.current?.focus(), [focused]);

  const onKeyDown = (event: KeyboardEvent, from: CompactDay) => {
    const day = dayByKey[event.key]?.(from);
    if (!day) return;
    event.preventDefault();
    setMonth(day);
    setFocused({ day });
  };

  return (
    <div className={styles.calendar} role="dialog" aria-label={t('matches.pick')}>
      <div className={styles.head}>
        <span aria-live="polite">{monthOf(month, language)}</span>
        <span className={styles.steps}>
          <button
            type="button"
            className={button.icon}
            aria-label={t('matches.earlierMonth')}
            onClick={() => setMonth(moveMonth(month, -1))}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={button.icon}
            aria-label={t('matches.laterMonth')}
            onClick={() => setMonth(moveMonth(month, 1))}
          >
            <Icon name="right" />
          </button>
        </span>
      </div>
      <div className={styles.grid}>
        {days.slice(0, 7).map((day) => (
          <span key={day} aria-hidden="true">
            {weekdayOf(day, language).slice(0, 2)}
          </span>
        ))}
        {days.map((day) => (
          <button
            type="button"
            key={day}
            ref={day === focused.day ? focusedButton : null}
            data-out={day.slice(0, 6) !== month.slice(0, 6) || undefined}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            aria-label={spokenDay(day, language)}
            onClick={() => onChoose(day)}
            onKeyDown={(event) => onKeyDown(event, day)}
          >
            {Number(day.slice(6))}
          </button>
        ))}
      </div>
    </div>
  );
}
