import { type Call, call } from '../../api/call.ts';
import { spokenDay } from '../../format/day-name.ts';
import { dayQuery } from '../../format/day-query.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { readWatchAddress } from './watch-address.ts';

export function dayCall(address: Address, { language, zone, today }: CallContext) {
  const { game, day = today } = readWatchAddress(address, today);
  return call('/matches', { date: day, ...dayQuery(day, zone), sportType: game }, language);
}

export const chosenCalls = (address: Address, { language, today }: CallContext) =>
  readWatchAddress(address, today).matchIds.map((matchId) =>
    call('/matches/info', { matchId }, language),
  );

export function watchPageCalls(address: Address, context: CallContext): readonly Call[] {
  const chosen = chosenCalls(address, context);
  return chosen.length > 0 ? chosen : [dayCall(address, context)];
}

export function watchHead({ t, address, context }: HeadInput): Head {
  const { day } = readWatchAddress(address, context.today);
  return {
    title: day ? t('watch:title', { day: spokenDay(day, context.language) }) : t('watch:noDay'),
    description: t('watch:description'),
    noIndex: true,
  };
}
