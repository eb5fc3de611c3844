import type { Sport, Title } from '@touchline/types';
import { esportsTitles } from '@touchline/types/client-contract';
import type { Game } from './model.ts';

const titles = new Set<string>(esportsTitles);

export const isTitle = (game: string): game is Title => titles.has(game);

export const sportOf = (game: Game): Sport => (isTitle(game) ? 'esports' : game);
