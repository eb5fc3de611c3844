import type { SideAnalysis } from '@touchline/types';
import type { Call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import styles from './prediction-card.module.css';
import { PredictionRow } from './prediction-row.tsx';

export type AnalysisCall = Call<'/matches/analysis'>;

const age = 600;

/** The win rates and the form of both sides, once they are here. */
export function PredictionForm({ call }: { call: AnalysisCall }) {
  const { t } = useTranslation();
  const { result } = useResource(call, age);
  if (!result) return <PredictionFormSkeleton />;
  const data = result.kind === 'ok' ? result.data : undefined;
  const streak = (side: SideAnalysis | undefined) =>
    side && side.streakType !== 'none' ? (
      <span>
        <Numerals text={t(`detail.streak.${side.streakType}`, { count: side.streakCount })} />
      </span>
    ) : (
      '–'
    );
  const [home, away] = [data?.homeTeam, data?.awayTeam];
  return (
    <>
      <PredictionRow
        label={t('predictions.winRate')}
        home={<Rate own={home} other={away} />}
        away={<Rate own={away} other={home} />}
      />
      <PredictionRow label={t('predictions.form')} home={streak(home)} away={streak(away)} />
    </>
  );
}

/** As tall as what will come. */
export function PredictionFormSkeleton() {
  const { t } = useTranslation();
  const none = <span aria-hidden="true">…</span>;
  return (
    <>
      <PredictionRow label={t('predictions.winRate')} home={none} away={none} />
      <PredictionRow label={t('predictions.form')} home={none} away={none} />
    </>
  );
}

type Known = SideAnalysis | undefined;

function Rate({ own, other }: { own: Known; other: Known }) {
  if (!own) return '–';
  const more = own.last6MonthsWinRate > (other?.last6MonthsWinRate ?? 0) || undefined;
  return (
    <>
      <span className={classNames('fig', styles.rate)} data-more={more}>
        {own.last6MonthsWinRate}%
      </span>
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        <rect width={svgWidth(own.last6MonthsWinRate / 100)} height="6" rx="1" data-more={more} />
      </svg>
    </>
  );
}
