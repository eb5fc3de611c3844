import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import styles from './bracket.module.css';
import type { Tie } from './bracket-of.ts';
import { BracketSide } from './bracket-side.tsx';
import type { Scores } from './pairing.ts';
import { TieNote } from './tie-note.tsx';
import { useLivePairing } from './use-live-pairing.ts';

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
  const pair = t('tournaments:bracket.tie', { home: home?.name ?? open, away: away?.name ?? open });
  const score =
    scores &&
    t(pairing?.isSeries ? 'tournaments:bracket.series' : 'tournaments:bracket.score', {
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
