import { dottedDay } from '../../format/day-name.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { readMatchesAddress } from './matches-address.ts';

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
