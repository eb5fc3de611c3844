import type { SideAnalysis } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageCall } from '../../../api/call.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { streakText } from '../detail/streak-text.ts';
import styles from './prediction-card.module.css';

export type AnalysisCall = PageCall<'/matches/analysis'>;

const ANALYSIS_MAX_AGE_SECONDS = 600;

interface ComparisonRowProps {
  label: string;
  home: ReactNode;
  away: ReactNode;
}

/** One value for both sides, its label on the halfway line. */
export const ComparisonRow = ({ label, home, away }: ComparisonRowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{home}</dd>
    <dd>{away}</dd>
  </div>
);

export function SideComparison({ call }: { call: AnalysisCall }) {
  const { t } = useTranslation();
  const { result } = useResource(call, ANALYSIS_MAX_AGE_SECONDS);
  if (!result) return <SideComparisonSkeleton />;
  const data = result.kind === 'ok' ? result.data : undefined;
  const streak = (side: SideAnalysis | undefined) =>
    side && side.streakType !== 'none' ? (
      <span>
        <Numerals text={streakText(side, t)} />
      </span>
    ) : (
      '–'
    );
  const [home, away] = [data?.homeTeam, data?.awayTeam];
  return (
    <>
      <ComparisonRow
        label={t('predictions:winRate')}
        home={<WinRate side={home} other={away} />}
        away={<WinRate side={away} other={home} />}
      />
      <ComparisonRow label={t('predictions:form')} home={streak(home)} away={streak(away)} />
    </>
  );
}

/** As tall as the loaded comparison. */
export function SideComparisonSkeleton() {
  const { t } = useTranslation();
  const placeholder = <span aria-hidden="true">…</span>;
  return (
    <>
      <ComparisonRow label={t('predictions:winRate')} home={placeholder} away={placeholder} />
      <ComparisonRow label={t('predictions:form')} home={placeholder} away={placeholder} />
    </>
  );
}

interface WinRateProps {
  side: SideAnalysis | undefined;
  other: SideAnalysis | undefined;
}

function WinRate({ side, other }: WinRateProps) {
  const rate = side?.last6MonthsWinRate;
  if (rate === undefined || side?.covered) return '–';
  const isHigher = rate > (other?.last6MonthsWinRate ?? 0) || undefined;
  return (
    <>
      <span className={classNames('fig', styles.rate)} data-more={isHigher}>
        {rate}%
      </span>
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        <rect width={svgWidth(rate / 100)} height="6" rx="1" data-more={isHigher} />
      </svg>
    </>
  );
}
