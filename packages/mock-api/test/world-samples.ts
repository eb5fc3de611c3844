import type { SportType } from '@touchline/types';

export const sports: readonly SportType[] = ['football', 'basketball', 'esports', 'lol', 'pubg'];

const FROM = 946_684_800;
const TO = 4_102_444_800;

/** Instants all over the century, the same ones each time: a Saturday afternoon first. */
export function someInstants(count: number): number[] {
  return [
    1_795_275_000,
    1_772_305_200,
    ...Array.from({ length: count }, (_, index) =>
      Math.floor(FROM + (((index + 1) * 0.618_033_988_75) % 1) * (TO - FROM)),
    ),
  ];
}
