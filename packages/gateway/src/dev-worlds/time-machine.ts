import type { WorldHeaders } from '@touchline/api-core/world-headers';
import { escapeMarkup } from '@touchline/shared/http/escape-markup';
import { DateTime, type DurationLike } from 'luxon';
import { enterUrl } from './enter-url.ts';

export interface TimeMachine {
  /** The world that this browser's cookies choose, if any. */
  readonly current: WorldHeaders | undefined;
  /** The instant of that world, or of the shared one, in milliseconds. */
  readonly now: number;
  /** The day whose hours are offered, as yyyyMMdd in UTC; without one it is that of the instant. */
  readonly day: string | undefined;
  /** The page that an hour opens. */
  readonly to: string;
}

interface Step {
  readonly text: string;
  readonly by: DurationLike;
}

const STEPS: readonly Step[] = [
  { text: '−1 day', by: { days: -1 } },
  { text: '−1 h', by: { hours: -1 } },
  { text: '−10 min', by: { minutes: -10 } },
  { text: '−1 min', by: { minutes: -1 } },
  { text: '+1 min', by: { minutes: 1 } },
  { text: '+10 min', by: { minutes: 10 } },
  { text: '+1 h', by: { hours: 1 } },
  { text: '+1 day', by: { days: 1 } },
];

export const SPEEDS: readonly (readonly [speed: number, text: string])[] = [
  [0, 'Stopped'],
  [1, '×1'],
  [10, '×10'],
  [60, '×60'],
];

const DAYS_EACH_WAY = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const isDay = (text: string) => /^\d{8}$/.test(text);

/** Of the chosen day, or of the instant where it is none. */
function dayOf({ day = '' }: TimeMachine, instant: DateTime): DateTime {
  const chosen = DateTime.fromFormat(isDay(day) ? day : '', 'yyyyMMdd', { zone: 'utc' });
  return chosen.isValid ? chosen : instant.startOf('day');
}

/** The speed of an own world: without a factor it is stopped. */
export const speedOf = (worldAt: string | undefined) =>
  worldAt === undefined ? 1 : Number(/factor=([\d.]+)/.exec(worldAt)?.[1] ?? 0);

interface LinkInput {
  href: string;
  text: string;
  label?: string;
  isCurrent?: boolean;
}

const link = ({ href, text, label, isCurrent }: LinkInput) =>
  `<a href="${escapeMarkup(href)}"${label ? ` aria-label="${label}"` : ''}${isCurrent ? ' aria-current="true"' : ''}>${text}</a>`;

const links = (name: string, className: string, items: readonly string[]) =>
  `<nav class="${className}" aria-label="${name}">${items.join('')}</nav>`;

/** The clock of this browser's world, the hours of a day as a line, steps and speeds; each a link. */
export function timeMachine(page: TimeMachine): string {
  const { current, now, to } = page;
  const instant = DateTime.fromMillis(now, { zone: 'utc', locale: 'en-GB' });
  const day = dayOf(page, instant);
  const speed = speedOf(current?.['x-world-at']);
  const same = {
    scenarios: current?.['x-mock-scenario']?.split(','),
    overrides: current?.['x-mock-overrides'],
  };
  const here = `/worlds?${new URLSearchParams({ to })}`;

  const days = Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => {
    const one = day.plus({ days: index - DAYS_EACH_WAY });
    const query = new URLSearchParams({ day: one.toFormat('yyyyMMdd'), to });
    return link({
      href: `/worlds?${query}`,
      text: `<b>${one.toFormat('d')}</b> ${one.toFormat('ccc', { locale: 'en-GB' })}`,
      isCurrent: one.hasSame(day, 'day'),
    });
  });
  const hours = HOURS.map((hour) => {
    const at = day.set({ hour }).toMillis();
    const text = String(hour).padStart(2, '0');
    return link({
      href: enterUrl({ at, ...same, to }),
      text,
      label: `${text}:00`,
      isCurrent: day.hasSame(instant, 'day') && hour === instant.hour,
    });
  });
  const steps = STEPS.map(({ text, by }) =>
    link({
      href: enterUrl({ at: instant.plus(by).toMillis(), speed, ...same, to: here }),
      text,
    }),
  );
  const speeds = SPEEDS.map(([one, text]) =>
    link({
      href: enterUrl({ at: now, speed: one, ...same, to: here }),
      text,
      isCurrent: one === speed,
    }),
  );
  return `<section class="machine" aria-label="Time machine">
<p class="instant"><time datetime="${instant.toISO()}"><b>${instant.toFormat('HH:mm')}</b> ${instant.toFormat('cccc, d LLLL yyyy')}</time> UTC</p>
${links('Step', 'steps', steps)}
${links('Clock', 'speeds', speeds)}
<p class="month">${day.toFormat('LLLL yyyy', { locale: 'en-GB' })}</p>
${links('Day', 'days', days)}
${links(`Hour of ${day.toFormat('d LLLL', { locale: 'en-GB' })}`, 'hours', hours)}
</section>`;
}
