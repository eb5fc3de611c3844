import type * as api from '@touchline/types';
import type { Fixture } from '../model.ts';
import { attendanceOf } from '../venue/attendance.ts';
import { groundOf } from '../venue/ground.ts';
import { weatherOf } from '../venue/weather.ts';
import type { Presenter } from './presenter.ts';

/** Where, before whom and in what weather a match is played, as known at an instant. */
export function presentFacts(
  { engine: { seed, officials }, language, country }: Presenter,
  fixture: Fixture,
  instant: number,
): api.MatchFacts {
  const { start, season, home, away, isAtNeutralVenue } = fixture;
  const { game, isReal } = season.tournament;
  // Nothing is invented for a real club.
  if (fixture.real || isReal || home.isReal || away.isReal) return {};
  const no = isAtNeutralVenue && game === 'football' ? officials.numberOnDay(fixture) : 0;
  const ground = groundOf(seed, fixture, no);
  if (!ground) return { online: true };
  const referee = officials.refereeOf(fixture);
  const { name, city, capacity } = ground;
  const weather = game === 'football' ? weatherOf(seed, ground, start, instant) : undefined;
  return {
    ground: {
      name: name[language],
      ...(city && { city: city[language] }),
      country: country(ground.country),
      capacity,
      ...(isAtNeutralVenue && { neutral: true }),
    },
    ...(referee && {
      referee: { name: referee.name[language], country: country(referee.country) },
    }),
    ...(instant >= start && { attendance: attendanceOf(seed, fixture, ground) }),
    ...(weather && { weather }),
  };
}
