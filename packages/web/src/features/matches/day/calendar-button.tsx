import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './calendar-button.module.css';

/** Outside the first load, with luxon: the button fetches it on hover or focus. */
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazy(loadCalendar);

interface CalendarButtonProps {
  chosen: CompactDay;
  today: CompactDay;
  onChoose: (day: CompactDay) => void;
}

/** MAT-2: picks any date. Escape and a click outside close the calendar; Escape and a choice return the focus. */
export function CalendarButton({ chosen, today, onChoose }: CalendarButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    opener.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) =>
      root.current?.contains(target as Node) || setIsOpen(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);

  return (
    <div className={styles.place} ref={root}>
      <button
        type="button"
        className={button.icon}
        aria-label={t('matches.pick')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        ref={opener}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Calendar
            chosen={chosen}
            today={today}
            onChoose={(day) => {
              close();
              onChoose(day);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
