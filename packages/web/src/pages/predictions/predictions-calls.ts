import { type Call, call } from '../../api/call.ts';
import { dueMatches } from '../../features/matches/predict/tipped-matches.ts';
import { addDays } from '../../format/compact-day.ts';
import { type Game, isGame } from '../../paths.ts';
import type { Resources } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';

export const step = 24;
/** The analyses that the server asks for; the others are asked for when they are seen. */
const ahead = 6;

export interface PredictionsAddress {
  game: Game;
  most: number;
}

export function readPredictionsAddress({ params, search }: Address): PredictionsAddress {
  const asked = Number(search.get('show'));
  const pages = Number.isFinite(asked) ? Math.min(20, Math.max(1, Math.ceil(asked / step))) : 1;
  return { game: isGame(params.game) ? params.game : 'football', most: pages * step };
}

export function predictionsCalls(address: Address, { language, offset, today }: View) {
  const { game: sportType } = readPredictionsAddress(address);
  const day = (date: string) =>
    call('/matches', { date, timezoneOffset: offset, sportType }, language);
  return { today: day(today), yesterday: day(addDays(today, -1)) };
}

export const analysisCall = (matchId: string, { language }: View) =>
  call('/matches/analysis', { matchId }, language);

export function predictionsPageCalls(
  address: Address,
  view: View,
  read: Resources['read'],
): readonly Call[] {
  const calls = predictionsCalls(address, view);
  const { result } = read(calls.today);
  const due = result?.kind === 'ok' ? dueMatches(result.data).slice(0, ahead) : [];
  return [...Object.values(calls), ...due.map(({ id }) => analysisCall(id, view))];
}
