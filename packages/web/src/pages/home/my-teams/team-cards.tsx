import type { Match } from '@touchline/types';
import { useState } from 'react';
import { StarsCalendar } from '../../../features/matches/calendar/stars-calendar.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { playingFirst } from './my-teams-data.ts';
import { TeamCard } from './team-card.tsx';
import styles from './team-cards.module.css';

/** Each takes two calls. */
const MAX_CARDS = 12;

interface TeamCardsProps {
  teamIds: readonly string[];
  live: readonly Match[];
  onPick: () => void;
}

/** MYT-2: the visitor's teams, those that play first when the page is opened. */
export function TeamCards({ teamIds, live, onPick }: TeamCardsProps) {
  const { t } = useTranslation();
  // Later the cards would move under the pointer.
  const [liveAtFirst] = useState(live);
  return (
    <Block
      title={t('alerts:mine.title')}
      end={
        <span className={styles.tools}>
          <StarsCalendar className={classNames(button.btn, button.bare)} />
          <button type="button" className={classNames(button.btn, button.bare)} onClick={onPick}>
            <Icon name="star" size="s" />
            {t('alerts:mine.edit')}
          </button>
        </span>
      }
    >
      <ul className={styles.cards}>
        {playingFirst(teamIds, liveAtFirst)
          .slice(0, MAX_CARDS)
          .map((id) => (
            <TeamCard key={id} teamId={id} />
          ))}
      </ul>
    </Block>
  );
}
