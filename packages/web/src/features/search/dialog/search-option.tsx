import { useEffect, useRef } from 'react';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import type { Entry } from '../matching/entry.ts';
import type { EntryHit } from '../matching/rank-entry.ts';
import { Highlighted } from './highlighted.tsx';
import { MatchResult } from './match-result.tsx';
import styles from './search-option.module.css';
import { TeamResult } from './team-result.tsx';

interface SearchOptionProps {
  id: string;
  entry: Entry;
  hit: EntryHit;
  /** Whether the keyboard is at it. */
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
}

function resultOf(entry: Entry, hit: EntryHit) {
  const { target } = entry;
  if (target.kind === 'matches') return <MatchResult match={target.match} marks={hit.marks} />;
  if (target.kind === 'pages') return <PageResult icon={target.icon} entry={entry} hit={hit} />;
  return <TeamResult target={target} entry={entry} hit={hit} />;
}

/** A search result: a link that is also an option of the listbox. */
export function SearchOption({ id, entry, hit, active, onHover, onChoose }: SearchOptionProps) {
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={link} className={styles.place}>
      <Link
        id={id}
        className={styles.option}
        to={entry.href}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onPointerMove={onHover}
        onClick={onChoose}
      >
        {resultOf(entry, hit)}
      </Link>
    </div>
  );
}

function PageResult({ icon, entry, hit }: { icon: IconName; entry: Entry; hit: EntryHit }) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlighted text={entry.names[0]?.shown ?? ''} marks={hit.marks[0]} />
        </span>
      </span>
      <Icon name="right" size="s" />
    </>
  );
}
