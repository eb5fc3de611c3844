import { useEffect, useRef, useState } from 'react';
import type { CompactDay } from '../../format/compact-day.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
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

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from everything inside.
    <div
      className={styles.place}
      ref={root}
      onKeyDown={({ key }) => key === 'Escape' && open && close()}
    >
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
