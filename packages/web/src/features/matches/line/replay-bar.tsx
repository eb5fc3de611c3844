import type { Match, MatchTimeline } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { briefDay } from '../../../format/day-name.ts';
import { useAtHandle } from '../../../state/clock/replayed-moment.tsx';
import {
  contentAtom,
  languageAtom,
  zoneAtom,
} from '../../../state/preferences/preferences-atoms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { clockText, endText } from '../model/match-clock.ts';
import { MomentLink } from '../share/moment-link.tsx';
import { LeadChart } from './lead-chart.tsx';
import { PriceTape } from './price-tape.tsx';
import styles from './replay.module.css';

const MINUTE_S = 60;

interface ReplayBarProps {
  match: Match;
  timeline: MatchTimeline;
  /** The instant shown, and the last that is known, in seconds. */
  at: number;
  end: number;
  /** Where the slider is; undefined at the present, or the end of the match. */
  held: number | undefined;
  isOver: boolean;
  /** Whether the page was opened at this moment. */
  isShared: boolean;
  /** Leads back to the present, or to the end. */
  onLeave: () => void;
}

/** '13–8': the score of the last map, which the score in maps leaves out. */
function mapScore({ periods = [] }: Match): string | undefined {
  const last = periods.at(-1);
  return last?.kind === 'map' ? `${last.home}–${last.away}` : undefined;
}

/** What the slider shows, in words, and the controls that belong to it. */
export function ReplayBar(props: ReplayBarProps) {
  const { match, timeline, at, end, held, isOver, isShared, onLeave } = props;
  const { t } = useTranslation();
  const [hasCharts, setHasCharts] = useState(false);
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const leave = isShared ? 'onward' : isOver ? 'full' : 'live';
  // Both reveal more than the moment.
  const showsPrices = !match.covered && wantsOdds && timeline.prices.length > 0;
  const hasLead = !match.covered && match.tournament.sportType === 'basketball';
  return (
    <>
      <div className={styles.bar} data-shared={isShared || undefined}>
        <span>
          <Hint end={end} isOver={isOver} isShared={isShared} />
        </span>
        <div className={styles.buttons}>
          {held !== undefined && <MomentLink match={match} at={held} />}
          {(showsPrices || hasLead) && (
            <Button aria-expanded={hasCharts} onClick={() => setHasCharts(!hasCharts)}>
              <Icon name="chart" size="s" />
              <span>{t(showsPrices ? 'moment:replay.prices' : 'moment:replay.lead')}</span>
            </Button>
          )}
          {held !== undefined && (
            <Button onClick={onLeave}>
              {t(`moment:replay.${leave}`)}
              {isShared && <Icon name="right" size="s" />}
            </Button>
          )}
        </div>
      </div>
      {hasCharts && (showsPrices || hasLead) && (
        <div className={styles.charts}>
          {hasLead && <LeadChart match={match} timeline={timeline} at={at} end={end} />}
          {showsPrices && <PriceTape match={match} timeline={timeline} at={at} end={end} />}
        </div>
      )}
    </>
  );
}

function Hint({ end, isOver, isShared }: Pick<ReplayBarProps, 'end' | 'isOver' | 'isShared'>) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  const hint = useAtHandle((moment) => {
    if (!moment) return t('moment:replay.hint');
    const { now, match } = moment;
    const isEnd = match.statusId === 'FINISHED';
    const clock = isEnd ? endText(match, t) : clockText(match, now, t).moment;
    if (isShared) return `${clock} · ${briefDay(dayOf(now, zone), language)}`;
    const minutesBehind = Math.round((end - now / 1000) / MINUTE_S);
    return [
      t('moment:replay.shown', { clock }),
      mapScore(match),
      !isOver && t('moment:replay.behind', { count: minutesBehind }),
    ]
      .filter(Boolean)
      .join(' · ');
  });
  return (
    <>
      {isShared && <b>{t('moment:replay.shared')}</b>}
      <span>
        <Numerals as="fig-m" text={hint} />
      </span>
    </>
  );
}
