import type { MatchFacts, MatchWeather } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import styles from './facts.module.css';

interface Fact {
  name: string;
  value: ReactNode;
  /** A smaller line below the value. */
  more?: ReactNode;
}

function useFacts({ ground, online, referee, attendance, weather }: MatchFacts): Fact[] {
  const { t, i18n } = useTranslation();
  const figure = (value: number) =>
    new Intl.NumberFormat(locales[i18n.language as Language].intl).format(value);
  const facts: Fact[] = [];
  if (ground) {
    const { name, city, neutral } = ground;
    const more = [city, neutral && t('parts:facts.neutral')].filter(Boolean).join(' · ');
    facts.push({ name: t('parts:facts.ground'), value: name, more });
  } else if (online) {
    facts.push({ name: t('parts:facts.ground'), value: t('parts:facts.online') });
  }
  const capacity = ground?.capacity;
  if (attendance !== undefined) {
    const of = capacity !== undefined && capacity >= attendance && capacity > 0;
    facts.push({
      name: t('parts:facts.attendance'),
      value: <span className="fig">{figure(attendance)}</span>,
      more: of && (
        <>
          {t('parts:facts.of', { capacity: figure(capacity) })}
          <svg className={styles.seats} aria-hidden="true">
            <rect width={svgWidth(attendance / capacity)} height="3" />
          </svg>
        </>
      ),
    });
  } else if (capacity) {
    const value = <span className="fig">{figure(capacity)}</span>;
    facts.push({ name: t('parts:facts.capacity'), value, more: t('parts:facts.seats') });
  }
  if (referee) {
    const { name, country } = referee;
    const from = country && (
      <>
        <Flag country={country} />
        {country.name}
      </>
    );
    facts.push({ name: t('parts:facts.referee'), value: name, more: from });
  }
  if (weather) {
    const { condition, temperature, wind, expected } = weather;
    facts.push({
      name: t(expected ? 'parts:facts.expected' : 'parts:facts.weather'),
      value: (
        <>
          {isKnown(condition) && <WeatherIcon condition={condition} />}
          {t('parts:facts.degrees', { value: figure(temperature) })}
        </>
      ),
      more: [
        isKnown(condition) && t(`parts:facts.conditions.${condition}`),
        wind !== undefined && t('parts:facts.wind', { speed: figure(wind) }),
      ]
        .filter(Boolean)
        .join(' · '),
    });
  }
  return facts;
}

/** MDT-9: where, under whom, before how many and in what weather the match is played. */
export default function Facts({ facts }: { facts: MatchFacts }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('parts:facts.title')}>
      <dl className={styles.facts}>
        {useFacts(facts).map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {more && <dd className={styles.more}>{more}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

const SUN =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
const CLOUD = 'M7 18a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2A3.4 3.4 0 0 1 17 18z';
/** Higher, with room for what falls. */
const LOW_CLOUD = 'M7 15a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2A3.4 3.4 0 0 1 17 15z';

/** Strokes in a square of 24. */
const PATHS: Readonly<Record<MatchWeather['condition'], string>> = {
  clear: SUN,
  'partly-cloudy': `M8 19a3.4 3.4 0 0 1-.3-6.8 4.6 4.6 0 0 1 8.9 1A2.9 2.9 0 0 1 16.5 19zM12.2 6.2a4 4 0 0 1 6.6 4.2M14.8 2v1.6M20.8 7.6l1.5-.6M9.6 4.2l1 1.2M19.6 3.4l-1 1.2`,
  cloudy: CLOUD,
  fog: 'M7 13a3.6 3.6 0 0 1-.3-7.2 5.2 5.2 0 0 1 10 1.1A3.1 3.1 0 0 1 17 13M4 16.5h13M7 20h13',
  'light-rain': `${LOW_CLOUD}M9 18.5l-.8 2M15 18.5l-.8 2`,
  rain: `${LOW_CLOUD}M8 18l-1.4 3.4M12.4 18L11 21.4M16.8 18l-1.4 3.4`,
  thunderstorm: `${LOW_CLOUD}M12.6 16.5l-2.4 3.2h3l-2 3`,
  snow: `${LOW_CLOUD}M8 18.4v.1M12 20.4v.1M16 18.4v.1M10 22.4v.1M14 22.4v.1`,
};

/** An upstream may send a condition that the contract lacks. */
const isKnown = (condition: string): boolean => Object.hasOwn(PATHS, condition);

const WeatherIcon = ({ condition }: Pick<MatchWeather, 'condition'>) => (
  <svg className={styles.weather} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[condition]} />
  </svg>
);
