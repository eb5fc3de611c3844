import { createEngine } from './engine.ts';
import { NO_FACTS } from './given.ts';
import { renderImage } from './images/image.ts';
import { lazy } from './lazy.ts';
import { inEveryLanguage } from './localized.ts';
import { createNameFinder, createShortNameFinder } from './names/find-names.ts';
import { createNewsDesk } from './news/news-desk.ts';
import { createPresenter } from './present/presenter.ts';
import { matchesAt } from './queries/matches-at.ts';
import { newsAt } from './queries/news-at.ts';
import { playersAt } from './queries/players-at.ts';
import { squadsAt } from './queries/squads-at.ts';
import { teamsAt } from './queries/teams-at.ts';
import { tournamentsAt } from './queries/tournaments-at.ts';
import { byPopularity, createRoster, type Roster } from './roster/roster.ts';
import { isTitle } from './sport-of.ts';
import type { CacheLimits, World, WorldOptions } from './world-view.ts';

/** All seasons of a day of the standard world fit: otherwise each day of a calendar would plan all of them again. */
const ASIDE_LIMITS: CacheLimits = { seasons: 200, days: 1, matches: 100 };

export function createWorld(options: WorldOptions): World {
  const { size, facts = NO_FACTS, history } = options;
  // On first use: clubs and their names take a sixth of the start-up time.
  return worldOf(
    options,
    lazy(() => createRoster(size, facts.names, history)),
  );
}

function worldOf(options: WorldOptions, rosterOf: () => Roster): World {
  const { seed, size, facts, cacheLimits, history } = options;
  const engineOf = lazy(() =>
    createEngine(String(seed), size, facts, cacheLimits, history, rosterOf()),
  );
  const presenters = inEveryLanguage((language) =>
    lazy(() => createPresenter(language, engineOf())),
  );
  const deskOf = lazy(() => createNewsDesk(engineOf()));
  const findTeams = lazy(() => createNameFinder(engineOf().roster.teams));
  // Titles of esports have teams with ordinary words as names.
  const findClub = lazy(() =>
    createShortNameFinder(
      engineOf()
        .roster.teams.filter(({ game }) => !isTitle(game))
        .toSorted((a, b) => b.level - a.level),
    ),
  );
  // Several real leagues are called Premier League: the best known one is meant.
  const findTournaments = lazy(() =>
    createNameFinder(engineOf().roster.tournaments.toSorted(byPopularity)),
  );
  return {
    options,
    at: (instant, language) => {
      const presenter = presenters[language]();
      return {
        ...matchesAt(presenter, instant),
        ...tournamentsAt(presenter, instant),
        ...teamsAt(presenter, instant),
        ...playersAt(presenter, instant),
        ...squadsAt(presenter, instant),
        ...newsAt(deskOf, language, instant),
        namesIn(text) {
          const tournaments = findTournaments()(text);
          const named = findTeams()(text);
          const short = named.length + tournaments.length === 0 && findClub()(text);
          return {
            teams: (short ? [short] : named).map(presenter.team),
            tournaments: tournaments.map(({ id, name }) => ({ id, name: name[language] })),
          };
        },
      };
    },
    image: (key) => renderImage(engineOf().roster, key),
    // With the same clubs: they, their names and their squads are a third of its memory.
    aside: lazy(() => worldOf({ ...options, cacheLimits: ASIDE_LIMITS }, rosterOf)),
  };
}
