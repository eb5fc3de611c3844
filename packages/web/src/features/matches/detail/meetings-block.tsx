import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { useUntil } from '../../../state/clock/replayed-moment.tsx';
import { useResources } from '../../../state/data/use-resources.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { emptyResource, itemsOf } from '../../../state/stores/resource.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { reservePlace } from '../../../ui/dom/reserve-place.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import { meetingsOf } from '../model/outcome.ts';
import { balanceOf, meetingsAt, type Place } from './balance.ts';
import styles from './meetings-block.module.css';
import { meetingsCall } from './meetings-call.ts';
import { ResultRow } from './result-row.tsx';

const ID = 'meetings';
const PLACES = ['all', 'home', 'away'] as const;
const SCORES = { football: 'goals', basketball: 'points', esports: 'maps' } as const;
const FIRST_MEETINGS = 5;
const SKELETON_LINES = 6;
const MEETINGS_AGE_S = 600;
/** As many as the API lists at once. */
const PAGE_SIZE = 100;
/** An upstream that ignores the opponent lists all that the team has played. */
const MOST_PAGES = 5;

interface MeetingsProps {
  match: Match;
  /** Those that are loaded with the page, the newest first. */
  meetings: readonly Match[];
  zone: string;
}

/** The meetings of all seasons, once they are wanted: a full page is followed by another. `all` is undefined until the last one is there. */
function useAllMeetings(match: Match, isWanted: boolean) {
  const context = useAtomValue(callContextAtom);
  const [pages, setPages] = useState(1);
  const { path, params, language } = meetingsCall(match, context, PAGE_SIZE);
  const calls = Array.from({ length: isWanted ? pages : 0 }, (_, no) =>
    call(path, { ...params.query, page: no + 1 }, language),
  );
  const { resources, retry } = useResources(calls, MEETINGS_AGE_S);
  const hasMore =
    pages < MOST_PAGES && itemsOf(resources[pages - 1] ?? emptyResource).length === PAGE_SIZE;
  if (hasMore) setPages(pages + 1);
  const isLoaded = isWanted && !hasMore && resources.every(({ result }) => result?.kind === 'ok');
  return {
    all: isLoaded ? meetingsOf(resources.flatMap(itemsOf), match) : undefined,
    isPending: resources.some(({ pending }) => pending),
    retry,
  };
}

/** Head to head; at a moment of the match without the meetings after it. Those of all seasons replace the first ones once all are loaded. */
export default function MeetingsBlock({ match, meetings: first, zone }: MeetingsProps) {
  const { t } = useTranslation();
  const until = useUntil();
  const [isWhole, setIsWhole] = useState(false);
  const [place, setPlace] = useState<Place>('all');
  const { all, isPending, retry } = useAllMeetings(match, isWhole);
  const choose = (chosen: Place) => {
    if (!isWhole) reservePlace(ID);
    setPlace(chosen);
    setIsWhole(true);
  };
  const few = isWhole ? first : first.slice(0, FIRST_MEETINGS);
  const hasMore = !all && (isWhole || first.length >= FIRST_MEETINGS);
  const { homeTeam, awayTeam } = match;
  const known = (all ?? few).filter(({ endTime }) => endTime <= until);
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
      id={ID}
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
        onChoose={choose}
        textOf={(one) => t(`parts:meetings.${one}`)}
      />
      <p className={classNames('meta', styles.tally)} role="status">
        {meetings.length > 0 ? <Numerals text={`${tally} · ${score}`} /> : t('parts:meetings.none')}
      </p>
      <ol className={styles.list}>
        {meetings.map((one) => (
          <ResultRow key={one.id} match={one} teamId={homeTeam.id} zone={zone} />
        ))}
      </ol>
      {hasMore && (
        <div className={styles.more}>
          <Button aria-busy={isPending} onClick={isWhole ? retry : () => choose('all')}>
            {t(isPending ? 'parts:meetings.loading' : 'parts:meetings.more')}
          </Button>
          {isPending && <SkeletonLines count={SKELETON_LINES} />}
        </div>
      )}
    </Block>
  );
}
