import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { compactInstant } from '../../../format/instant.ts';
import type { Language } from '../../../i18n/languages.ts';
import {
  countryOf,
  matchPath,
  matchSport,
  namesOf,
  scoreText,
  shootOutText,
  stageText,
} from '../model/match.ts';
import { icsFile, icsText } from './ics-lines.ts';

interface CalendarContext {
  t: TFunction;
  language: Language;
  /** The site to which the links lead. */
  origin: string;
  /** In seconds. */
  now: number;
  hasResults: boolean;
}

const HOUR_S = 3600;
const MINUTE_S = 60;
/** A result may be corrected for some minutes after the end, and is published after them. */
const RESULT_AFTER_S = 3 * MINUTE_S;
/** How often calendar programs are asked to come back. */
const REFRESH = 'PT1H';

/** States beyond the contract's that an upstream may send. */
const CALLED_OFF = /^(cancel|postpon|abandon)/i;

const showsResult = (match: Match, { hasResults, now }: CalendarContext): boolean =>
  hasResults &&
  !match.covered &&
  match.statusId === 'FINISHED' &&
  match.homeTeam.score !== null &&
  match.awayTeam.score !== null &&
  match.endTime + RESULT_AFTER_S <= now;

/** The time of the last change. A result has a fixed one; a fixture, which may be moved at any time, the current hour. */
const changedAt = (match: Match, isDecided: boolean, now: number): number =>
  isDecided ? match.endTime + RESULT_AFTER_S : Math.min(now - (now % HOUR_S), match.endTime);

function eventLines(match: Match, context: CalendarContext): string[] {
  const { t, origin, language, now } = context;
  const { id, startTime, endTime, tournament } = match;
  const isDecided = showsResult(match, context);
  const summary = isDecided ? scoreText(match, t) : t('match.pair', namesOf(match));
  const instant = compactInstant(changedAt(match, isDecided, now));
  const url = `${origin}${matchPath(match)}?lang=${language}`;
  const place = [countryOf(tournament), tournament.name, stageText(match, t)];
  const description = [
    place.filter(Boolean).join(' · '),
    isDecided ? shootOutText(match, t) : '',
    url,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `DTSTAMP:${instant}`,
    `LAST-MODIFIED:${instant}`,
    `DTSTART:${compactInstant(startTime)}`,
    `DURATION:PT${Math.max(1, Math.round((endTime - startTime) / MINUTE_S))}M`,
    `SUMMARY:${icsText(summary)}`,
    `DESCRIPTION:${icsText(description.filter(Boolean).join('\n'))}`,
    `CATEGORIES:${icsText(t(`games.${matchSport(match)}`))}`,
    `URL:${url}`,
    `STATUS:${CALLED_OFF.test(match.statusId) ? 'CANCELLED' : 'CONFIRMED'}`,
    // The event does not mark the subscriber as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545 §3.6 asks for at least one component: a file without matches has this one. */
const NO_MATCHES = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Matches as a calendar (RFC 5545), with the fields for its name and refresh that RFC 7986 and common programs add. */
export function calendarText(
  name: string,
  matches: readonly Match[],
  context: CalendarContext,
): string {
  const title = icsText(`${name} · ${context.t('shell.brand')}`);
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Matches//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(matches.length > 0 ? matches.flatMap((match) => eventLines(match, context)) : NO_MATCHES),
    'END:VCALENDAR',
  ]);
}
