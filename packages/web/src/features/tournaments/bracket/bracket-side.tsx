import type { TeamRef } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, sportOf } from '../../../paths.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './bracket.module.css';

interface BracketSideProps {
  team: TeamRef | undefined;
  score: number | undefined;
  kicks: number | undefined;
  lost: boolean;
  game: Game | undefined;
}

export function BracketSide({ team, score, kicks, lost, game }: BracketSideProps) {
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
