import { hashText } from '@touchline/shared/crests/seeded-random';

/** A number in [0, 1) that depends on the key alone. */
export const keyedRandom = (key: string): number => hashText(key) / 2 ** 32;
