import type { Match, TeamRef } from '@touchline/types';
import type { TFunction } from 'i18next';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { type Game, gameOf, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './bracket.module.css';
import type { Tie } from './bracket-of.ts';
import { kicksOf, type Pairing, type Scores, scoresOf } from './pairing.ts';

const noMatchAtom = atom<Match | undefined>(undefined);

/** The current, next or last match of a pairing, and the scores with live updates. */
function useLivePairing(pairing: Pairing | undefined): {
  match: Match | undefined;
  scores: Scores | undefined;
  /** The kicks scored in the shoot-out. */
  kicks: Scores | undefined;
} {
  const { live } = useSession();
  const open = pairing?.matches.find(({ statusId }) => statusId !== 'FINISHED');
  const loadedMatch = open ?? pairing?.matches.at(-1);
  const liveMatch = useAtomValue(loadedMatch ? live.matchAtom(loadedMatch.id) : noMatchAtom);
  return useMemo(() => {
    const match = liveMatch ?? loadedMatch;
    const matches = pairing?.matches.map((one) => (one.id === match?.id ? match : one)) ?? [];
    const current = pairing && { ...pairing, matches };
    return { match, scores: current && scoresOf(current), kicks: current && kicksOf(current) };
  }, [liveMatch, loadedMatch, pairing]);
}

/** The day of a tie's match, with the number of games in a series; LIVE during a match. */
function TieNote({ match, tie }: { match: Match; tie: Tie }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const start = match.startTime * 1000;
  if (match.statusId === 'ONGOING') return <span className={styles.note}>{t('match.live')}</span>;
  const day = writtenDay(dayOf(start, zone), t, 'short');
  const games = tie.pairing?.isSeries ? tie.pairing.matches.length : 1;
  const text =
    match.statusId === 'UPCOMING'
      ? `${day} ${clockTime(start, zone)}`
      : games > 1
        ? `${day} · ${t('tournaments:bracket.game', { count: games })}`
        : day;
  return (
    <span className={styles.note}>
      <Numerals text={text} as="fig-s" />
    </span>
  );
}

interface BracketTieProps {
  tie: Tie;
  isFinal: boolean;
}

/** Two sides, one above the other; a link to the current or last match of the tie. */
export function BracketTie({ tie, isFinal }: BracketTieProps) {
  const { t } = useTranslation();
  const { match, scores, kicks } = useLivePairing(tie.pairing);
  const content = (
    <>
      <span className="vh">{tieSentence(tie, scores, kicks, isFinal, t)}</span>
      <span className={styles.face} aria-hidden="true">
        {(['home', 'away'] as const).map((side) => (
          <BracketSide
            key={side}
            team={tie[side]}
            score={scores?.[side]}
            kicks={kicks?.[side]}
            lost={tie.winner !== undefined && tie.winner.id !== tie[side]?.id}
            game={match && gameOf(match.tournament)}
          />
        ))}
      </span>
      {match && <TieNote match={match} tie={tie} />}
    </>
  );
  return (
    <li className={styles.tie} data-live={match?.statusId === 'ONGOING' || undefined}>
      {match ? (
        <Link className={styles.card} to={paths.match(gameOf(match.tournament), match.id)}>
          {content}
        </Link>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </li>
  );
}

/** A tie for screen readers: 'A versus B, 2–1, A go through'. */
function tieSentence(
  { home, away, winner, pairing }: Tie,
  scores: Scores | undefined,
  kicks: Scores | undefined,
  isFinal: boolean,
  t: TFunction,
): string {
  const open = t('tournaments:bracket.open');
  if (!home && !away) return open;
  const pair = t('match.versus', { home: home?.name ?? open, away: away?.name ?? open });
  const score =
    scores &&
    t(pairing?.isSeries ? 'tournaments:bracket.series' : 'match.spoken.score', {
      ...scores,
    });
  const end =
    winner &&
    t(isFinal ? 'tournaments:bracket.champion' : 'tournaments:bracket.through', {
      team: winner.name,
    });
  const onPenalties = kicks && t('tournaments:bracket.kicks', { ...kicks });
  return [pair, score, onPenalties, end].filter(Boolean).join(', ');
}

interface BracketSideProps {
  team: TeamRef | undefined;
  score: number | undefined;
  kicks: number | undefined;
  lost: boolean;
  game: Game | undefined;
}

function BracketSide({ team, score, kicks, lost, game }: BracketSideProps) {
  const { t } = useTranslation();
  return (
    <span
      className={styles.side}
      data-lost={(team && lost) || undefined}
      data-open={!team || undefined}
    >
      {team && game ? (
        <ClubCrest team={team} kind={sportOf(game)} size={20} />
      ) : (
        <span className={styles.blank} />
      )}
      <span className={classNames('cut', styles.name)}>
        {team?.name ?? t('tournaments:bracket.open')}
      </span>
      {score !== undefined && <ScoreFigure score={score} lost={lost} />}
      {kicks !== undefined && <small className="fig">({kicks})</small>}
    </span>
  );
}
