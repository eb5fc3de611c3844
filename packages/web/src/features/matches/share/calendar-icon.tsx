import { type MouseEvent, useState } from 'react';
import star from '../../../ui/controls/star-toggle.module.css';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { useCalendarPath } from './use-calendar-path.ts';

const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'));

interface CalendarIconProps {
  /** Where the gateway serves the calendar. */
  path: string;
  /** Whose matches it has. */
  name: string;
  label: string;
}

/** Beside the star of a team or a tournament: a link to its calendar, which with script opens the ways to add it. */
export default function CalendarIcon({ path, name, label }: CalendarIconProps) {
  const href = useCalendarPath(path);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={star.star} href={href} download aria-label={label} title={label} onClick={open}>
        <Icon name="calendar" />
      </a>
      {isOpen && <CalendarDialog path={path} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
