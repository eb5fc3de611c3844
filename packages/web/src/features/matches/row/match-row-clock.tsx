import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { imageUrl } from '../../../api/image-url.ts';
import { numericDay } from '../../../format/day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { untilText } from '../model/countdown-text.ts';
import type { MatchView } from '../model/match-view.ts';
import styles from './match-row-clock.module.css';

interface MatchRowClockProps {
  match: Match;
  view: MatchView;
  placed: boolean | undefined;
  /** The day, where matches of many days stand together. */
  dated?: boolean | undefined;
}

const dayMs = 86_400_000;

/** The minute, the end, or what is left until kick-off; where there is room for one word and that is more than a day, the date. */
export function MatchRowClock({ match, view, placed, dated }: MatchRowClockProps) {
  const { country, name } = match.tournament;
  return (
    <span className={styles.clock} title={placed ? `${country.name} · ${name}` : undefined}>
      {placed && <Flag src={imageUrl(country.logo)} />}
      <ClockText match={match} view={view} dated={dated} />
    </span>
  );
}

function ClockText({ match, view, dated }: Omit<MatchRowClockProps, 'placed'>) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const zone = useAtomValue(zoneAtom);
  if (view.state === 'live') {
    const figure = /^\d/.test(view.clock.text);
    return (
      <span className={figure ? classNames('fig', styles.minute) : styles.word}>
        {view.clock.text}
      </span>
    );
  }
  if (dated) {
    const day = numericDay(match.startTime * 1000, zone);
    const year = day.slice(6);
    return (
      <>
        <span className="fig-s">{day.slice(0, 5)}</span>
        {year !== numericDay(now, zone).slice(6) && <small>{year}</small>}
      </>
    );
  }
  if (view.state === 'done') return t('match.finished');
  const start = match.startTime * 1000;
  const { long, short } = untilText(start, now, t);
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>
        {start - now < dayMs ? short : numericDay(start, zone).slice(0, 5)}
      </span>
    </>
  );
}
