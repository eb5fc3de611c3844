import type { MatchFacts } from '@touchline/types';
import type { ReactNode } from 'react';
import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import styles from './facts.module.css';
import { isKnown, WeatherIcon } from './weather-icon.tsx';

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
        <Flag logo={country.logo} />
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
