import type { Match } from '@touchline/types';
import { type ReactNode, use, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import room from '../offscreen/intrinsic-size.module.css';
import { usePausedOffscreen } from '../offscreen/use-offscreen-rest.ts';
import { MatchRow } from '../row/match-row.tsx';
import { OpenMatchContext } from '../split-view/open-match.ts';
import styles from './match-group.module.css';

interface MatchGroupProps {
  /** What stands on the left of the head, and its words for the button that folds. */
  head: ReactNode;
  label: string;
  /** A star, where what the head names can have one. */
  star?: ReactNode;
  matches: readonly Match[];
  /** Where the head does not say it, each row says where it is played. */
  placed?: boolean;
}

/** Matches under a head, which folds them. */
export function MatchGroup({ head, label, star, matches, placed }: MatchGroupProps) {
  const [open, setOpen] = useState(true);
  const openMatch = use(OpenMatchContext);
  const listId = useId();
  const group = useRef<HTMLElement>(null);
  const rest = usePausedOffscreen(group);
  return (
    <section
      ref={group}
      className={classNames(styles.group, room.rows, room.group)}
      data-rows={open ? matches.length : 0}
    >
      <header className={styles.head}>
        {head}
        <span className={`fig ${styles.count}`} aria-hidden="true">
          {matches.length}
        </span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={label}
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" size="s" />
        </button>
        {star}
      </header>
      <ul id={listId} hidden={!open}>
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            placed={placed}
            open={match.id === openMatch}
            rest={rest}
          />
        ))}
      </ul>
    </section>
  );
}
