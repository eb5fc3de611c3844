import type { MatchWeather } from '@touchline/types';
import styles from './facts.module.css';

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

/** An upstream may have more of them than the contract. */
export const isKnown = (condition: string): boolean => Object.hasOwn(PATHS, condition);

export const WeatherIcon = ({ condition }: Pick<MatchWeather, 'condition'>) => (
  <svg className={styles.weather} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[condition]} />
  </svg>
);
