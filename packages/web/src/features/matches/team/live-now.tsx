import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../ui/layout/block.tsx';
import { Scoreboard } from '../board/scoreboard.tsx';
import styles from './live-now.module.css';

/** The team's live matches; renders nothing without one. */
export function LiveNow({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation();
  if (matches.length === 0) return null;
  return (
    <Block title={t('teams:live')}>
      <div className={styles.boards}>
        {matches.map((match) => (
          <Scoreboard key={match.id} match={match} />
        ))}
      </div>
    </Block>
  );
}
