import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import styles from './bracket.module.css';
import type { Tie } from './bracket-of.ts';
import { BracketSide } from './bracket-side.tsx';
import { TieNote } from './tie-note.tsx';
import { tieSentence } from './tie-sentence.ts';
import { useLivePairing } from './use-live-pairing.ts';

interface BracketTieProps {
  tie: Tie;
  /** Of the last round: who wins it wins all. */
  last: boolean;
}

/** Two sides one above the other. It leads to the match that is played, or was played last. */
export function BracketTie({ tie, last }: BracketTieProps) {
  const { t } = useTranslation();
  const { match, scores } = useLivePairing(tie.pairing);
  const face = (
    <>
      <span className="vh">{tieSentence(tie, scores, last, t)}</span>
      <span className={styles.face} aria-hidden="true">
        {(['home', 'away'] as const).map((side) => (
          <BracketSide
            key={side}
            team={tie[side]}
            score={scores?.[side]}
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
          {face}
        </Link>
      ) : (
        <div className={styles.card}>{face}</div>
      )}
    </li>
  );
}
