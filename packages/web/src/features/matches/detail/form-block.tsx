import type { Match, MatchAnalysis } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../../../format/percent.ts';
import { useUntil } from '../../../state/clock/replayed-moment.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import type { Pip } from '../../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport, matchState } from '../model/match.ts';
import { analysisThen } from './analysis-then.ts';
import { type Comparison, compare } from './compare.ts';
import styles from './form-block.module.css';
import { FormPips } from './form-pips.tsx';
import { streakText } from './streak-text.ts';

interface FormBlockProps {
  match: Match;
  resource: LoadedResource<MatchAnalysis>;
  /** Results of the last five matches; empty until they are loaded. */
  lastResults: { home: readonly Pip[]; away: readonly Pip[] };
  /** The finished matches of both teams, the newest first. */
  played: { home: readonly Match[]; away: readonly Match[] };
}

/** MDT-2: the form of both sides, bar against bar. */
export function FormBlock({ match, resource, lastResults, played }: FormBlockProps) {
  const { t } = useTranslation();
  const { homeTeam, awayTeam } = match;
  const { result } = resource;
  const isMoved = useUntil() < Number.POSITIVE_INFINITY;
  return (
    <Block
      id="form"
      title={t(matchState(match) === 'soon' ? 'detail:form.title' : 'detail:form.before')}
      end={isMoved && <span className="meta">{t('detail:form.now')}</span>}
    >
      <ListState resource={resource} of="form" skeleton={<SkeletonLines count={7} />}>
        <div className={styles.head}>
          <span>
            <ClubCrest team={homeTeam} kind={matchSport(match)} />
            {homeTeam.name}
          </span>
          <span>
            {awayTeam.name}
            <ClubCrest team={awayTeam} kind={matchSport(match)} />
          </span>
        </div>
        {result?.kind === 'ok' &&
          (result.data.homeTeam.covered || result.data.awayTeam.covered ? (
            <p>{t('spoilers:counted')}</p>
          ) : (
            <FormRows analysis={isMoved ? analysisThen(result.data, match, played) : result.data} />
          ))}
        {lastResults.home.length + lastResults.away.length > 0 && (
          <div className={styles.ends}>
            <FormPips outcomes={lastResults.home} />
            <span className={styles.label}>{t('detail:form.lastFive')}</span>
            <FormPips outcomes={lastResults.away} />
          </div>
        )}
      </ListState>
    </Block>
  );
}

function FormRows({ analysis: { homeTeam, awayTeam } }: { analysis: MatchAnalysis }) {
  const { t } = useTranslation();
  return (
    <>
      {compare(homeTeam, awayTeam).map(({ name, home, away }) => (
        <div key={name} className={styles.row}>
          <Value side={home} />
          <Bar side={home} fromEnd />
          <span className={styles.label}>{t(`detail:form.${name}`)}</span>
          <Bar side={away} />
          <Value side={away} />
        </div>
      ))}
      <div className={styles.ends}>
        <span>
          <Numerals text={streakText(homeTeam, t)} />
        </span>
        <span className={styles.label}>{t('detail:form.streak')}</span>
        <span>
          <Numerals text={streakText(awayTeam, t)} />
        </span>
      </div>
    </>
  );
}

const Value = ({ side: { text, isHighlighted } }: { side: Comparison['home'] }) => (
  <span className={classNames('fig', styles.value)} data-more={isHighlighted || undefined}>
    {text}
  </span>
);

/** An SVG, since the content security policy forbids style attributes. */
function Bar({ side, fromEnd }: { side: Comparison['home']; fromEnd?: boolean }) {
  const { share, isHighlighted } = side;
  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
      <rect
        x={fromEnd ? percentOf(1 - share) : '0'}
        width={percentOf(share)}
        height="6"
        rx="1"
        data-more={isHighlighted || undefined}
      />
    </svg>
  );
}
