import { clubTable } from './club-table.ts';
import { clubFinder } from './clubs.ts';

/** Finds a club in the table of the repository. */
export const findClub = clubFinder(clubTable);
