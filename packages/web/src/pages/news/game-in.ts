import { type Game, isGame } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';

export const gameIn = ({ params: { game } }: Address): Game => (isGame(game) ? game : 'football');
