import type { Match, MatchLineups } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import styles from './lineups.module.css';

export const SIDES = ['home', 'away'] as const;

interface LineupsBlockProps {
  match: Match;
  lineups: MatchLineups;
  children: ReactNode;
}

/** The block of the line-ups of any sport, with both teams above them. */
export function LineupsBlock({ match, lineups, children }: LineupsBlockProps) {
  const { t } = useTranslation();
  return (
    <Block
      id="lineups"
      title={t('parts:lineups.title')}
      end={lineups.expected && <span className="meta">{t('parts:lineups.expected')}</span>}
    >
      <div className={styles.head}>
        {SIDES.map((side) => (
          <p key={side}>
            <ClubCrest team={match[`${side}Team`]} kind={matchSport(match)} />
            <span>{match[`${side}Team`].name}</span>
            {lineups[side].formation && <span className="fig-s">{lineups[side].formation}</span>}
          </p>
        ))}
      </div>
      {children}
    </Block>
  );
}
