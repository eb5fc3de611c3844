import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './calendar.module.css';
import { Calendar } from './calendar.tsx';

interface CalendarButtonProps {
  chosen: CompactDay;
  today: CompactDay;
  onChoose: (day: CompactDay) => void;
}

/** MAT-2: any date. Escape and a click outside close it, and the focus comes back. */
export function CalendarButton({ chosen, today, onChoose }: CalendarButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);

  return (
    <div className={styles.place} ref={root}>
      <button
        type="button"
        className={button.icon}
        aria-label={t('matches.pick')}
        aria-haspopup="dialog"
        aria-expanded={open}
        ref={opener}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </button>
      {open && (
        <Calendar
          chosen={chosen}
          today={today}
          onChoose={(day) => {
            close();
            onChoose(day);
          }}
        />
      )}
    </div>
  );
}
