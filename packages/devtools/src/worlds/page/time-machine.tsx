import { DateTime, type DurationLike } from 'luxon';
import type { ReactNode } from 'react';
import { enterUrl } from '../../enter-url.ts';
import { choicesOf, SPEEDS, speedOf, type WorldsView } from '../worlds-view.ts';

const STEPS: readonly (readonly [text: string, by: DurationLike])[] = [
  ['−1 day', { days: -1 }],
  ['−1 h', { hours: -1 }],
  ['−10 min', { minutes: -10 }],
  ['−1 min', { minutes: -1 }],
  ['+1 min', { minutes: 1 }],
  ['+10 min', { minutes: 10 }],
  ['+1 h', { hours: 1 }],
  ['+1 day', { days: 1 }],
];

const DAYS_EACH_WAY = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const isDay = (text: string) => /^\d{8}$/.test(text);

/** The chosen day; if none, the day of the instant. */
function dayOf(day: string, instant: DateTime): DateTime {
  const chosen = DateTime.fromFormat(isDay(day) ? day : '', 'yyyyMMdd', {
    zone: 'utc',
    locale: 'en-GB',
  });
  return chosen.isValid ? chosen : instant.startOf('day');
}

interface Choice {
  href: string;
  text: ReactNode;
  label?: string;
  isCurrent?: boolean;
}

interface ChoicesProps {
  name: string;
  className: string;
  choices: readonly Choice[];
}

const Choices = ({ name, className, choices }: ChoicesProps) => (
  <nav className={className} aria-label={name}>
    {choices.map(({ href, text, label, isCurrent }) => (
      <a key={href} aria-label={label} aria-current={isCurrent || undefined} href={href}>
        {text}
      </a>
    ))}
  </nav>
);

interface TimeMachineProps extends Pick<WorldsView, 'current' | 'day' | 'to'> {
  now: number;
}

/** The clock of this browser's world, the hours of a day as a line, steps and speeds; each a link. */
export function TimeMachine({ current, now, to, day: chosen = '' }: TimeMachineProps) {
  const instant = DateTime.fromMillis(now, { zone: 'utc', locale: 'en-GB' });
  const day = dayOf(chosen, instant);
  const speed = speedOf(current?.['x-world-at']);
  const same = choicesOf(current);
  const here = `/worlds?${new URLSearchParams({ to })}`;

  const steps = STEPS.map(([text, by]) => ({
    text,
    href: enterUrl({ at: instant.plus(by).toMillis(), speed, ...same, to: here }),
  }));
  const speeds = SPEEDS.map(([one, text]) => ({
    text,
    href: enterUrl({ at: now, speed: one, ...same, to: here }),
    isCurrent: one === speed,
  }));
  const days = Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => {
    const one = day.plus({ days: index - DAYS_EACH_WAY });
    return {
      href: `/worlds?${new URLSearchParams({ day: one.toFormat('yyyyMMdd'), to })}`,
      text: (
        <>
          <b>{one.toFormat('d')}</b> {one.toFormat('ccc')}
        </>
      ),
      isCurrent: one.hasSame(day, 'day'),
    };
  });
  const hours = HOURS.map((hour) => {
    const text = String(hour).padStart(2, '0');
    return {
      href: enterUrl({ at: day.set({ hour }).toMillis(), ...same, to }),
      text,
      label: `${text}:00`,
      isCurrent: day.hasSame(instant, 'day') && hour === instant.hour,
    };
  });
  return (
    <section className="machine" aria-label="Time machine">
      <p className="clock">
        <time dateTime={instant.toISO() ?? undefined}>
          <b>{instant.toFormat('HH:mm')}</b> {instant.toFormat('cccc, d LLLL yyyy')}
        </time>{' '}
        UTC
      </p>
      <Choices name="Step" className="segments" choices={steps} />
      <Choices name="Clock" className="segments speeds" choices={speeds} />
      <p className="month">{day.toFormat('LLLL yyyy')}</p>
      <Choices name="Day" className="segments days" choices={days} />
      <Choices name={`Hour of ${day.toFormat('d LLLL')}`} className="hours" choices={hours} />
    </section>
  );
}
