import { useEffect, useRef } from 'react';
import { Link } from '../../../state/navigation/link.tsx';
import type { Entry } from '../matching/entry.ts';
import type { EntryHit } from '../matching/rank-entry.ts';
import { MatchResult } from './match-result.tsx';
import { PageResult } from './page-result.tsx';
import styles from './search-option.module.css';
import { TeamResult } from './team-result.tsx';

interface SearchOptionProps {
  id: string;
  entry: Entry;
  hit: EntryHit;
  over: boolean;
  onOver: () => void;
  onChosen: () => void;
}

function faceOf(entry: Entry, hit: EntryHit) {
  const { thing } = entry;
  if (thing.kind === 'matches') return <MatchResult match={thing.match} marks={hit.marks} />;
  if (thing.kind === 'pages') return <PageResult icon={thing.icon} entry={entry} hit={hit} />;
  return <TeamResult thing={thing} entry={entry} hit={hit} />;
}

/** One thing that was found: an option to the keys, and to a mouse the link that it is. */
export function SearchOption({ id, entry, hit, over, onOver, onChosen }: SearchOptionProps) {
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (over) link.current?.scrollIntoView({ block: 'nearest' });
  }, [over]);
  return (
    <div ref={link} className={styles.place}>
      <Link
        id={id}
        className={styles.option}
        to={entry.href}
        role="option"
        tabIndex={-1}
        aria-selected={over}
        onPointerMove={onOver}
        onClick={onChosen}
      >
        {faceOf(entry, hit)}
      </Link>
    </div>
  );
}
