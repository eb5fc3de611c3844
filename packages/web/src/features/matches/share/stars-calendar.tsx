import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { starsPath } from './calendar-path.ts';

const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'));

/** A button for the calendar of everything that is starred. Needs the namespace `alerts`. */
export function StarsCalendar({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const path = starsPath(useAtomValue(favouritesAtom));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        <Icon name="calendar" size="s" />
        {t('alerts:mine.calendar')}
      </button>
      {isOpen && (
        <CalendarDialog
          path={path}
          name={t('alerts:mine.calendarOf')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
