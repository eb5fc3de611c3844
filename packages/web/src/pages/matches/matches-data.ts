import { call } from '../../api/call.ts';
import { dottedDay } from '../../format/day-name.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { readMatchesAddress } from './matches-address.ts';

const RANKING_SIZE = 8;

export function matchesCalls(address: Address, { language, offset, today }: View) {
  const { game, day = today } = readMatchesAddress(address, today);
  return {
    matches: call('/matches', { date: day, timezoneOffset: offset, sportType: game }, language),
    ranking: call('/teams/rankings', { sportType: game, size: RANKING_SIZE }, language),
  };
}

export const matchesPageCalls = (address: Address, view: View) =>
  Object.values(matchesCalls(address, view));

export function matchesHead({ t, address, view }: HeadInput): Head {
  const { game: id, day } = readMatchesAddress(address, view.today);
  const game = t(`games.${id}`);
  if (day === undefined) return { title: t('matches.noDay.title'), hidden: true };
  return {
    title:
      day === view.today
        ? t('matches.title', { game })
        : t('matches.titleOnDay', { game, day: dottedDay(day) }),
    description: t('matches.description', { game }),
  };
}
