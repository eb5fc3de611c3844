import { defined } from '@touchline/shared/domain/defined';
import { COVERED_FOR_S, type RecentMatch } from '@touchline/shared/domain/spoilers/covered-matches';
import type { Match } from '@touchline/types';
import type { Language } from '../../i18n/languages.ts';
import { sports } from '../../paths.ts';
import { call } from '../call.ts';
import type { SendCall } from '../send-call.ts';

const DAY_S = 86_400;

const compactDay = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 10).replaceAll('-', '');

const partOf = ({ tournament, homeTeam, awayTeam, ...match }: Match): RecentMatch => {
  const { id, startTime, statusId, season, stageId, tie } = match;
  const { id: tournamentId, name, currentSeasonId, currentSeason } = tournament;
  return defined({
    id,
    startTime,
    statusId: statusId === 'UPCOMING' ? 'ONGOING' : statusId,
    season,
    stageId,
    tie,
    tournament: defined({ id: tournamentId, name, currentSeasonId, currentSeason }),
    homeTeam: { id: homeTeam.id, name: homeTeam.name },
    awayTeam: { id: awayTeam.id, name: awayTeam.name },
  });
};

/**
 * The matches that began within the days that are covered, at `now` in seconds. One day after another: an upstream that
 * fails is not asked for the others. Undefined if a list cannot be loaded.
 */
export async function readRecentMatches(
  sendCall: SendCall,
  language: Language,
  now: number,
): Promise<readonly RecentMatch[] | undefined> {
  const days = new Set<string>();
  for (let at = now - COVERED_FOR_S; at <= now; at += DAY_S) days.add(compactDay(at));
  const recent: RecentMatch[] = [];
  for (const date of days) {
    const lists = await Promise.all(
      sports.map((sportType) =>
        sendCall(call('/matches', { date, timezoneOffset: 0, sportType }, language)),
      ),
    );
    if (lists.some(({ kind }) => kind === 'failed')) return undefined;
    for (const list of lists) {
      const matches = list.kind === 'ok' ? list.data : [];
      // A list may be older than a kick-off.
      const begun = matches.filter(
        ({ statusId, startTime }) => statusId !== 'UPCOMING' || startTime <= now,
      );
      recent.push(...begun.map(partOf));
    }
  }
  return recent;
}
