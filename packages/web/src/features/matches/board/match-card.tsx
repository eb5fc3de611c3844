import type { Match } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ProgressLine } from '../../../ui/figures/progress-line.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { BookmakerLogo } from '../../../ui/graphics/bookmaker-logo.tsx';
import glow from '../../../ui/graphics/club-glow.module.css';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import type { SideProps } from '../model/match-view.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import { TipCount } from '../row/tip-count.tsx';
import { TournamentFlag } from '../row/tournament-flag.tsx';
import { Show } from '../spoilers/show.tsx';
import styles from './match-card.module.css';
import { MatchCardState } from './match-card-state.tsx';
import { PairGlow } from './pair-glow.tsx';

interface MatchCardProps {
  match: Match;
  /** Shows the date and the teams' countries, for a card outside a list, as in an article. */
  showDate?: boolean;
}

/** HOM-4: one match on a card lit in the colours of its two crests. */
export function MatchCard({ match: initialMatch, showDate }: MatchCardProps) {
  const match = useLiveMatch(initialMatch);
  const { t } = useTranslation();
  const view = useMatchView(match);
  const { homeTeam, awayTeam, tournament } = match;
  const bookmaker = homeTeam.homeTeamAsiaOddsBooker ?? awayTeam.awayTeamAsiaOddsBooker;
  const zone = useAtomValue(zoneAtom);
  const day = showDate ? `${writtenDay(dayOf(match.startTime * 1000, zone), t)}, ` : '';
  return (
    <article
      className={classNames(glow.lit, styles.card)}
      data-state={view.state}
      data-match={match.id}
      data-covered={match.covered}
    >
      <PairGlow match={match} home={styles.homeBeam} away={styles.awayBeam} />
      <div className={styles.top}>
        <TournamentFlag tournament={tournament} />
        <span className={styles.cup}>
          <span className="cut">{tournament.name}</span>{' '}
          {match.season && <span className={styles.season}>{match.season}</span>}
        </span>
        <MatchCardState match={match} view={view} className={styles.state} />
      </div>
      <MatchCardSide match={match} side="home" view={view} showCountry={showDate} />
      <MatchCardSide match={match} side="away" view={view} showCountry={showDate} />
      <Show of={match} className={styles.show} />
      <div className={styles.foot}>
        <span className={styles.start}>
          <Numerals as="fig-s" text={t('match.kickOff', { time: day + view.time })} />
        </span>
        {view.home && bookmaker && (
          <BookmakerLogo name={bookmakerNames[bookmaker]} className={styles.provider} />
        )}
        <TipCount count={match.tips} className={styles.tips} />
      </div>
      {view.state === 'live' && <ProgressLine played={view.played} className={styles.run} />}
    </article>
  );
}

interface MatchCardSideProps extends SideProps {
  showCountry?: boolean | undefined;
}

/** One team's line. The home team's name is the link, whose hit area is the whole card. */
function MatchCardSide({ match, side, view, showCountry }: MatchCardSideProps) {
  const team = match[`${side}Team`];
  const lost = view.loser === side || undefined;
  return (
    <>
      <span className={styles.team} data-lost={lost}>
        <ClubCrest team={team} kind={view.sport} size={26} />
        {side === 'home' ? (
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
        {showCountry && (
          <span className={styles.country}>
            <Flag country={team.country} />
            <span className="cut">{team.country.name}</span>
          </span>
        )}
      </span>
      {view.state !== 'soon' && (
        <span className={styles.score} data-lost={lost}>
          <ScoreFigure score={team.score} covered={match.covered} />
        </span>
      )}
      <PriceFigure price={view[side]} className={styles.odd} />
    </>
  );
}
