import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompactDay } from '../../../format/compact-day.ts';
import type { Game } from '../../../paths.ts';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './calendar-button.module.css';

/** Outside the first load, with luxon: the button fetches it on hover or focus. */
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazyPart(loadCalendar);

interface CalendarButtonProps {
  game: Game;
  chosen: CompactDay;
  today: CompactDay;
  onChoose: (day: CompactDay) => void;
}

/** MAT-2: picks any date. The modal calendar returns the focus when it closes. */
export function CalendarButton({ game, chosen, today, onChoose }: CalendarButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(button.icon, styles.opener)}
        aria-label={t('matches.pick')}
        title={t('matches.pick')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar" />
        <span className={styles.word} aria-hidden="true">
          {t('matches.pick')}
        </span>
      </button>
      {isOpen && (
        <Calendar
          game={game}
          chosen={chosen}
          today={today}
          onLeave={() => setIsOpen(false)}
          onChoose={(day) => {
            setIsOpen(false);
            onChoose(day);
          }}
        />
      )}
    </>
  );
}
