import type { MatchWeather } from '@touchline/types';
import { civilFromDays, DAY_SECONDS, daysFromCivil } from '../calendar/civil.ts';
import { localTimeAt } from '../calendar/zones.ts';
import climates from '../data/climates.json' with { type: 'json' };
import { approximateNormal } from '../random/distributions.ts';
import { chance, type Rng, random } from '../random/random.ts';
import type { Ground } from './ground.ts';

/** Mean temperature of January and of July, and the share of wet days, by country. */
const CLIMATES: Readonly<Record<string, readonly number[]>> = climates;
const MILD = [8, 20, 0.3] as const;

const YEAR_DAYS = 365.25;
/** The coldest day of the northern year, and the warmest hour of a day. */
const COLDEST_DAY = 20;
const WARMEST_MINUTE = 15 * 60;
const DAY_MINUTES = 24 * 60;
/** Half the difference between the afternoon and the night. */
const DAY_SWING = 4;
const FORECAST_DAYS = 4;

const wave = (share: number): number => Math.cos(share * 2 * Math.PI);

function meanAt([january, july]: readonly [number, number], day: number, minutes: number): number {
  const { year } = civilFromDays(day);
  const dayOfYear = day - daysFromCivil(year, 1, 1);
  const season = wave((dayOfYear - COLDEST_DAY) / YEAR_DAYS);
  const hour = wave((minutes - WARMEST_MINUTE) / DAY_MINUTES);
  return (january + july) / 2 + ((january - july) / 2) * season + DAY_SWING * hour;
}

const DRY = ['clear', 'clear', 'partly-cloudy', 'partly-cloudy', 'cloudy'] as const;
const WARM_SHOWERS_C = 20;

function conditionOf(wet: number, temperature: number, rng: Rng): MatchWeather['condition'] {
  const [isWet, kind] = [rng() < wet, rng()];
  if (!isWet) {
    const isFoggy = temperature < 8 && kind < 0.06;
    return isFoggy ? 'fog' : (DRY[Math.floor(kind * DRY.length)] as (typeof DRY)[number]);
  }
  if (temperature <= 1) return 'snow';
  if (temperature > WARM_SHOWERS_C && kind < 0.3) return 'thunderstorm';
  return kind < 0.55 ? 'light-rain' : kind < 0.85 ? 'rain' : 'cloudy';
}

/** The weather at a ground at a start time: the same for all matches of a city on a day but for the hour. */
function weatherAt(seed: string, { country, city, name }: Ground, start: number): MatchWeather {
  const place = [country.code, (city ?? name).en] as const;
  const [january = 8, july = 20, wet = 0.3] = CLIMATES[country.code] ?? MILD;
  const { day, minutes } = localTimeAt(country.zone, start);
  const rng = random(seed, 'weather', ...place, day);
  const ofDay = approximateNormal(rng) * 3 + (chance(seed, 'climate', ...place) - 0.5) * 4;
  const temperature = Math.round(meanAt([january, july], day, minutes) + ofDay);
  const condition = conditionOf(wet, temperature, rng);
  const wind = Math.round(4 + rng() ** 2 * 30 + (condition === 'thunderstorm' ? 8 : 0));
  return { condition, temperature, wind };
}

/** The weather at the start; a few days before it, what is expected then. */
export function weatherOf(
  seed: string,
  ground: Ground,
  start: number,
  instant: number,
): MatchWeather | undefined {
  const daysAhead = Math.ceil((start - instant) / DAY_SECONDS);
  if (daysAhead > FORECAST_DAYS) return undefined;
  const weather = weatherAt(seed, ground, start);
  if (instant >= start) return weather;
  const rng = random(seed, 'forecast', ground.name.en, start, daysAhead);
  const { temperature, wind = 0 } = weather;
  return {
    ...weather,
    temperature: Math.round(temperature + approximateNormal(rng) * daysAhead * 0.6),
    wind: Math.max(0, Math.round(wind + approximateNormal(rng) * daysAhead)),
    expected: true,
  };
}
