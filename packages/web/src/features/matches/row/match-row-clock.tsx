import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { useShownNow } from '../../../state/clock/replayed-moment.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { untilText } from '../model/countdown-text.ts';
import type { MatchView } from '../model/match-view.ts';
import styles from './match-row-clock.module.css';

interface MatchRowClockProps {
  match: Match;
  view: MatchView;
  /** Shows the date instead of the countdown or the end. */
  showDate?: boolean | undefined;
}

/** 'Pens 5–4', 'Q2 4:12', 'Map 2': in a narrow row on two lines. */
function TwoParts({ text }: { text: string }) {
  const [, name, figure] = /^(.+) (\d\S*)$/.exec(text) ?? [];
  if (!figure) return text;
  return (
    <>
      {name} <span className={styles.figure}>{figure}</span>
    </>
  );
}

function ClockText({ match, view, showDate }: MatchRowClockProps) {
  const { t } = useTranslation();
  const now = useShownNow();
  const zone = useAtomValue(zoneAtom);
  const start = match.startTime * 1000;
  if (view.state === 'live') {
    const isNumber = /^\d/.test(view.clock.text);
    return (
      <span className={isNumber ? classNames('fig', styles.minute) : styles.word}>
        <TwoParts text={view.clock.text} />
      </span>
    );
  }
  const kicks = shootOutScore(match) && <TwoParts text={view.end} />;
  if (showDate) {
    return (
      <>
        <span className="fig-s">{writtenDay(dayOf(start, zone), t, 'short')}</span>
        {view.state === 'done' && kicks && <small>{kicks}</small>}
      </>
    );
  }
  return view.state === 'done' ? (kicks ?? view.end) : untilText(start, now, t);
}

/** The year of a date in another year; otherwise the kick-off time, which the axis has until then. */
function ClockNote({ match, view, showDate }: MatchRowClockProps) {
  const zone = useAtomValue(zoneAtom);
  const thisYear = dayOf(useShownNow(), zone).slice(0, 4);
  const year = dayOf(match.startTime * 1000, zone).slice(0, 4);
  if (showDate && year !== thisYear) return <small>{year}</small>;
  return view.state !== 'soon' && <small>{view.time}</small>;
}

/** The minute, 'finished', the countdown or the date, with a note below. */
export const MatchRowClock = (props: MatchRowClockProps) => (
  <span className={styles.clock}>
    <ClockText {...props} />
    <ClockNote {...props} />
  </span>
);
