import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOdds } from '../../../format/odds.ts';
import { percentOf, wholePercent } from '../../../format/percent.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { oddsFormatAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { OddsValue } from '../../../ui/figures/odds-value.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { chanceKind, lineOf } from '../model/handicap.ts';
import { matchSport, SIDES, type Side } from '../model/match.ts';
import { isClosing } from '../model/match-price.ts';
import { type Chances, chancesOf, type Quote, type QuoteRow, quotesOf } from '../model/quotes.ts';
import styles from './odds-block.module.css';

interface OddsBlockProps {
  match: Match;
  /** The odds format menu, at the end of the head. */
  end: ReactNode;
}

/** MDT-5: the prices of all bookmakers, and the chances that the best prices imply. */
export function OddsBlock({ match: present, end }: OddsBlockProps) {
  const { match, pausedAt } = useShown(present, 'prices');
  const { t } = useTranslation();
  const [hasDetails, setHasDetails] = useState(false);
  const rows = quotesOf(match, useCoarseNow(pausedAt));
  const chances = chancesOf(rows);
  const line = lineOf(match, 'home');
  const leader = line === '+0.5' ? match.awayTeam : match.homeTeam;
  const notes = [
    match.covered && !isClosing(match) && t('match.opening'),
    match.statusId === 'FINISHED' && isClosing(match) && t('match.closing'),
    matchSport(match) === 'football' &&
      t(`detail:odds.${line === '0' ? 'level' : 'half'}`, { team: leader.name }),
  ];
  return (
    <Block id="prices" title={t('shell.odds.label')} end={end}>
      {rows.length === 0 ? (
        <Empty text={t('state.empty.odds')} />
      ) : (
        <>
          <p className={classNames('meta', styles.level)}>{notes.filter(Boolean).join(' · ')}</p>
          <table className={styles.table} data-details={hasDetails || undefined}>
            <caption className="vh">{t('shell.odds.label')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('detail:odds.bookmaker')}</th>
                <th scope="col">
                  <span className={styles.club}>{match.homeTeam.name}</span>
                </th>
                <th scope="col">
                  <span className={styles.club}>{match.awayTeam.name}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <OddsLine key={row.name} row={row} pausedAt={pausedAt} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {chances && (
        <>
          <Button
            className={styles.more}
            aria-expanded={hasDetails}
            onClick={() => setHasDetails(!hasDetails)}
          >
            {t('detail:odds.details')}
          </Button>
          <ImpliedChances match={match} chances={chances} />
        </>
      )}
    </Block>
  );
}

/** The implied chances of both sides on one bar, home left and away right. */
function ImpliedChances({ match, chances }: { match: Match; chances: Chances }) {
  const { t } = useTranslation();
  const { home, margin } = chances;
  const chance = (side: Side) => {
    const kind = chanceKind(matchSport(match), lineOf(match, side));
    return t(`match.chance.${kind}`, { percent: wholePercent(chances[side]) });
  };
  return (
    <div className={styles.chances}>
      <h3 className={styles.label}>{t('detail:odds.implied')}</h3>
      <div className={styles.ends}>
        {SIDES.map((side) => (
          <span key={side}>
            <span className="vh">{match[`${side}Team`].name} </span>
            <Numerals as="fig-m" text={chance(side)} />
          </span>
        ))}
      </div>
      <svg className={styles.share} width="100%" height="6" aria-hidden="true">
        <rect width={svgWidth(home)} height="6" />
      </svg>
      <p className="meta">
        <Numerals
          as="fig-m"
          text={t(`detail:odds.${margin < 0 ? 'noMargin' : 'bestMargin'}`, {
            percent: percentOf(margin),
          })}
        />
      </p>
    </div>
  );
}

/** Two days: of older prices, as those of past matches, the age does not matter. */
const MAX_AGE_MINUTES = 2880;

interface OddsLineProps {
  row: QuoteRow;
  /** The instant that the prices are of; undefined at present. */
  pausedAt: number | undefined;
}

function OddsLine({ row, pausedAt }: OddsLineProps) {
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
