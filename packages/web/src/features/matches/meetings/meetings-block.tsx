import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useUntil } from '../../../state/clock/replayed-moment.tsx';
import { itemsOf } from '../../../state/data/resource.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import button from '../../../ui/controls/button.module.css';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { ResultRow } from '../detail/result-row.tsx';
import { matchSport } from '../model/match.ts';
import { meetingsOf } from '../model/outcome.ts';
import { balanceOf, meetingsAt, type Place } from './balance.ts';
import styles from './meetings-block.module.css';
import { MOST_MEETINGS, meetingsCall } from './meetings-call.ts';

const PLACES = ['all', 'home', 'away'] as const;
const SCORES = { football: 'goals', basketball: 'points', esports: 'maps' } as const;
const FIRST_MEETINGS = 5;
const MEETINGS_AGE_S = 600;

interface MeetingsProps {
  match: Match;
  /** Those that are loaded with the page, the newest first. */
  meetings: readonly Match[];
}

/** Head to head; at a moment of the match without the meetings after it. */
export default function MeetingsBlock({ match, meetings }: MeetingsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [place, setPlace] = useState<Place>('all');
  const choose = (chosen: Place) => {
    setPlace(chosen);
    setIsWhole(true);
  };
  const shown = { match, place, onChoose: choose };
  return isWhole ? (
    <AllMeetings {...shown} meetings={meetings} />
  ) : (
    <ShownMeetings
      {...shown}
      meetings={meetings.slice(0, FIRST_MEETINGS)}
      more={meetings.length >= FIRST_MEETINGS && <MoreButton onClick={() => choose('all')} />}
    />
  );
}

interface ShownProps extends MeetingsProps {
  place: Place;
  onChoose: (place: Place) => void;
}

/** Loads those of all seasons; until they are there, the first ones stay. */
function AllMeetings({ meetings: first, ...shown }: ShownProps) {
  const call = meetingsCall(shown.match, useAtomValue(callContextAtom), MOST_MEETINGS);
  const resource = useResource(call, MEETINGS_AGE_S);
  const all = meetingsOf(itemsOf(resource), shown.match);
  const isLoaded = resource.result?.kind === 'ok';
  return (
    <ShownMeetings
      {...shown}
      meetings={isLoaded ? all : first}
      more={!isLoaded && <MoreButton isPending={resource.pending} onClick={resource.retry} />}
    />
  );
}

function MoreButton({ isPending, onClick }: { isPending?: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={button.btn} aria-busy={isPending} onClick={onClick}>
      {t(isPending ? 'parts:meetings.loading' : 'parts:meetings.more')}
    </button>
  );
}

function ShownMeetings({
  match,
  meetings: all,
  place,
  onChoose,
  more,
}: ShownProps & { more: ReactNode }) {
  const { t } = useTranslation();
  const until = useUntil();
  const { homeTeam, awayTeam } = match;
  const known = all.filter(({ endTime }) => endTime <= until);
  const meetings = meetingsAt(known, homeTeam.id, place);
  const sport = matchSport(match);
  const { win, draw, loss, scored, against } = balanceOf(meetings, homeTeam.id);
  const tally = t(sport === 'football' ? 'parts:meetings.tally' : 'parts:meetings.decided', {
    home: homeTeam.name,
    away: awayTeam.name,
    homeWins: win,
    draws: draw,
    awayWins: loss,
  });
  const score = t(`parts:meetings.${SCORES[sport]}`, { scored, against });
  return (
    <Block
      id="meetings"
      title={t('parts:meetings.title')}
      count={meetings.length}
      end={
        <span className={classNames('meta', styles.of)}>
          {t('parts:meetings.lettersOf', { team: homeTeam.name })}
        </span>
      }
    >
      <ChoiceTabs
        label={t('parts:meetings.places')}
        choices={PLACES}
        chosen={place}
        onChoose={onChoose}
        textOf={(one) => t(`parts:meetings.${one}`)}
      />
      <p className={classNames('meta', styles.tally)} role="status">
        {meetings.length > 0 ? <Numerals text={`${tally} · ${score}`} /> : t('parts:meetings.none')}
      </p>
      <ol className={styles.list}>
        {meetings.map((one) => (
          <ResultRow key={one.id} match={one} teamId={homeTeam.id} />
        ))}
      </ol>
      {more && <p className={styles.more}>{more}</p>}
    </Block>
  );
}
