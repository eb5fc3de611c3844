import { type Game, isGame } from '../../paths.ts';
import type { Address } from '../../state/head.ts';

export const gameIn = ({ params: { game } }: Address): Game => (isGame(game) ? game : 'football');
