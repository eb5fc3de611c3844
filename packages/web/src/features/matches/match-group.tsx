import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../api/image-url.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MatchGroup as Group } from './group-matches.ts';
import { gameOf } from './match-game.ts';
import styles from './match-group.module.css';
import { MatchRow } from './match-row.tsx';
import { stageText } from './stage-text.ts';

/** The matches of one tournament under its head, which folds them. */
export function MatchGroup({ group }: { group: Group }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const listId = useId();
  const { first, matches } = group;
  const { tournament } = first;
  const count = matches.length;
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <Flag src={imageUrl(tournament.country.logo)} />
        <h3 className={styles.name}>
          <span className={styles.at}>{tournament.country.name}</span>
          <Link to={paths.tournament(gameOf(first), tournament.id)}>{tournament.name}</Link>
          <span className={styles.at}>{stageText(first, t)}</span>
        </h3>
        <span className={`fig ${styles.count}`} aria-hidden="true">
          {count}
        </span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t('match.groupCount', { tournament: tournament.name, count })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" size="s" />
        </button>
      </header>
      <ul id={listId} hidden={!open}>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}
