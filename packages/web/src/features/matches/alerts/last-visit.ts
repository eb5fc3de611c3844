import { readStored, writeStored } from '../../../state/storage/storage.ts';

const KEY = 'touchline.visit';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Until when a tab of this browser was visible, in seconds; undefined before the first visit. */
export const readLastVisit = (): number | undefined => readStored(KEY, isNumber);

export const writeLastVisit = (at: number): void => writeStored(KEY, at);
