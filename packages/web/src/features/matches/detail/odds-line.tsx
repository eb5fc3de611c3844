import { useAtomValue } from 'jotai';
import { formatOdds } from '../../../format/odds.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { oddsFormatAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { OddsValue } from '../../../ui/figures/odds-value.tsx';
import { percentOf } from './compare.ts';
import styles from './odds-block.module.css';
import type { Quote, QuoteRow } from './quotes.ts';

/** Two days: of older prices, as those of past matches, the age does not matter. */
const MAX_AGE_MINUTES = 2880;

interface OddsLineProps {
  row: QuoteRow;
  /** The instant that the prices are of; undefined at present. */
  pausedAt: number | undefined;
}

export function OddsLine({ row, pausedAt }: OddsLineProps) {
  const { name, home, away, margin, changedAt } = row;
  const { t } = useTranslation();
  const now = useCoarseNow(pausedAt);
  const minutes = changedAt && Math.max(0, Math.floor((now / 1000 - changedAt) / 60));
  const age =
    minutes === undefined || minutes > MAX_AGE_MINUTES
      ? undefined
      : minutes < 60
        ? t(minutes < 1 ? 'detail:odds.now' : 'detail:odds.age', { count: minutes })
        : t('detail:odds.hours', { count: Math.floor(minutes / 60) });
  const note = [
    margin !== undefined && t('detail:odds.margin', { percent: percentOf(margin) }),
    age,
  ];
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          <Numerals as="fig-m" text={note.filter(Boolean).join(' · ')} />
        </small>
      </th>
      <QuoteCell quote={home} />
      <QuoteCell quote={away} />
    </tr>
  );
}

function QuoteCell({ quote: { price, opening, moved, isBest } }: { quote: Quote }) {
  const { t } = useTranslation();
  const format = useAtomValue(oddsFormatAtom);
  if (price === undefined) return <td>–</td>;
  const openingText =
    opening !== undefined && opening !== price ? formatOdds(opening, format, t) : undefined;
  return (
    <td>
      <OddsValue
        text={formatOdds(price, format, t)}
        moved={moved}
        className={isBest ? styles.best : undefined}
      />
      {isBest && <span className="vh"> {t('detail:odds.best')}</span>}
      {moved && <span className="vh"> {t(`match.spoken.${moved}`)}</span>}
      {openingText && (
        <small>
          <Numerals as="fig-m" text={t('detail:odds.open', { price: openingText })} />
        </small>
      )}
    </td>
  );
}
