import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastCall, nextCall } from '../../../features/matches/alerts/team-calls.ts';
import { StarsCalendar } from '../../../features/matches/share/stars-calendar.tsx';
import { useResources } from '../../../state/data/use-resources.ts';
import { useMaxAge } from '../../../state/live/use-max-age.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { playingFirst } from './my-teams-data.ts';
import { LAST_AGE_S, NEXT_AGE_S, TeamCard } from './team-card.tsx';
import styles from './team-cards.module.css';

/** Each takes two calls, one for the table of its league, and one for the news of its sport. */
const MAX_CARDS = 12;

/** The cards, or why there are none. */
function Cards({ teamIds }: { teamIds: readonly string[] }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const upcoming = useResources(
    teamIds.map((id) => nextCall(id, language)),
    useMaxAge(NEXT_AGE_S),
  );
  const finished = useResources(
    teamIds.map((id) => lastCall(id, language)),
    LAST_AGE_S,
  );
  const all = [...upcoming.resources, ...finished.resources];
  const hasCards = all.some(
    (resource) => resource.result === undefined || itemsOf(resource).length > 0,
  );
  const retry = () => {
    upcoming.retry();
    finished.retry();
  };
  if (!hasCards && all.some(({ result }) => result?.kind === 'failed')) {
    return <Failed of="teams" resource={{ pending: all.some(({ pending }) => pending), retry }} />;
  }
  if (!hasCards) return <p className={styles.none}>{t('alerts:mine.noMatches')}</p>;
  return (
    <ul className={styles.cards}>
      {teamIds.map((id) => (
        <TeamCard key={id} teamId={id} />
      ))}
    </ul>
  );
}

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
  const shownIds = playingFirst(teamIds, liveAtFirst).slice(0, MAX_CARDS);
  return (
    <Block
      title={t('alerts:mine.title')}
      end={
        <span className={styles.tools}>
          <StarsCalendar className={buttonClass('bare')} />
          <Button kind="bare" onClick={onPick}>
            <Icon name="star" size="s" />
            {t('alerts:mine.edit')}
          </Button>
        </span>
      }
    >
      <Cards teamIds={shownIds} />
    </Block>
  );
}
