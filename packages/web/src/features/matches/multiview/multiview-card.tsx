import type { Match } from '@touchline/types';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isoTime } from '../../../format/iso-time.ts';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import glow from '../../../ui/graphics/club-glow.module.css';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { BoardScore } from '../board/board-score.tsx';
import { PairGlow } from '../board/pair-glow.tsx';
import { MatchPeriods } from '../detail/match-periods.tsx';
import { minuteText } from '../model/goals.ts';
import { namesOf, SIDES, shownScoreOf } from '../model/match.ts';
import type { MatchView, SideProps } from '../model/match-view.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { TournamentFlag } from '../row/tournament-flag.tsx';
import { Show } from '../spoilers/show.tsx';
import styles from './multiview-card.module.css';
import { type SideEvent, sideEvents } from './side-events.ts';

interface MultiviewCardProps {
  /** As it was at the instant shown: nothing later is known here. */
  match: Match;
  /** The instant, in milliseconds, of a day played in sync; such a card is no link to the result. */
  at?: number;
  /** Without its timeline a match of a past day has no score to show. */
  hasTimeline?: boolean;
  /** Whether a goal has just been scored. */
  isLit?: boolean;
}

/** One match among others, so low that six fit on the screen of a phone. */
export const MultiviewCard = memo(function MultiviewCard(props: MultiviewCardProps) {
  const { match, at, hasTimeline = true, isLit } = props;
  const { t } = useTranslation();
  const view = useMatchView(match, at);
  const { tournament, covered } = match;
  const state = { live: view.clock.text, done: view.end, soon: '' }[view.state];
  return (
    <article
      className={classNames(glow.lit, styles.card)}
      data-state={view.state}
      data-match={match.id}
      data-covered={covered}
      data-goal={isLit || undefined}
      aria-label={t('match.versus', namesOf(match))}
    >
      <PairGlow match={match} home={styles.homeBeam} away={styles.awayBeam} />
      <div className={styles.top}>
        <TournamentFlag tournament={tournament} />
        <span className="cut">{tournament.name}</span>
        <span className={styles.state}>{hasTimeline && <Numerals as="fig-m" text={state} />}</span>
      </div>
      <div className={styles.main}>
        <CardSide match={match} side="home" view={view} isLink={at === undefined} />
        {hasTimeline ? <CardScore match={match} view={view} /> : <span>–</span>}
        <CardSide match={match} side="away" view={view} />
      </div>
      <Show of={match} className={styles.show} />
      <div className={styles.events}>
        {!hasTimeline && <p>{t('multiview:noTimeline')}</p>}
        {hasTimeline && view.sport !== 'football' && <MatchPeriods match={match} />}
        {hasTimeline &&
          view.sport === 'football' &&
          !covered &&
          SIDES.map((side) => (
            <ul key={side} data-side={side}>
              {sideEvents(match, side).map((event) => (
                <EventLine key={event.id} event={event} />
              ))}
            </ul>
          ))}
      </div>
    </article>
  );
});

/** The home team's name is the link, whose hit area is the whole card. */
function CardSide({ match, side, view, isLink = false }: SideProps & { isLink?: boolean }) {
  const team = match[`${side}Team`];
  return (
    <span className={styles.team} data-side={side} data-lost={view.loser === side || undefined}>
      <ClubCrest team={team} kind={view.sport} size={22} />
      {isLink ? (
        <Link
          className={classNames('team-name', styles.link)}
          to={view.path}
          aria-label={view.sentence}
        >
          {team.name}
        </Link>
      ) : (
        <span className="team-name">{team.name}</span>
      )}
    </span>
  );
}

function CardScore({ match, view }: { match: Match; view: MatchView }) {
  if (view.state === 'soon') {
    return (
      <time className={styles.kickOff} dateTime={isoTime(match.startTime)}>
        {view.time}
      </time>
    );
  }
  return (
    <BoardScore
      covered={match.covered}
      score={shownScoreOf(match)}
      kicks={shootOutScore(match)}
      loser={view.loser}
      className={styles.score}
    />
  );
}

function EventLine({ event: { kind, player, incidents } }: { event: SideEvent }) {
  const { t } = useTranslation();
  const minutes = incidents.map(({ kind, minute, stoppage }) => {
    const text = minute === undefined ? '' : minuteText(minute, stoppage);
    return kind === 'own-goal' || kind === 'penalty-goal'
      ? t(`detail:scored.${kind}`, { goal: text })
      : text;
  });
  return (
    <li data-kind={kind}>
      {kind !== 'goal' && <i role="img" aria-label={t(`multiview:${kind}`)} />}
      {player} <Numerals as="fig-m" text={minutes.join(', ')} />
    </li>
  );
}
