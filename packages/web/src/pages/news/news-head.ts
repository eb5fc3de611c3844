import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { gameIn } from './game-in.ts';

export function newsHead({ t, address }: HeadInput): Head {
  const game = t(`games.${gameIn(address)}`);
  return { title: t('news.title', { game }), description: t('news.description', { game }) };
}
