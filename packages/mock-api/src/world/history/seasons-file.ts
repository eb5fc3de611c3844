import type { ClubTable } from './club-table.ts';
import { clubFinder } from './clubs.ts';
import { createHistory, type History } from './history.ts';
import { type Pack, unpackSeason } from './pack.ts';

/** The pack and the table of clubs in one file, for a program that loads them when real seasons are asked for. */
export interface SeasonsFile {
  readonly seasons: Pack['seasons'];
  readonly clubs: ClubTable;
}

export const historyOf = ({ seasons, clubs }: SeasonsFile): History =>
  createHistory(seasons.map(unpackSeason), clubFinder(clubs));
