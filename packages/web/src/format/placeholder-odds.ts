/** Decimal prices between which both sides of a pair lie within 1.5 and 3.5. */
const [SHORTEST, LONGEST] = [1.5, 1 / (1.05 - 1 / 1.5)];

/** PRF-4: a net price for a side without quotes, fixed per match and side. The implied probabilities of the two add up to 1.05, as a bookmaker's do. */
export function placeholderOdds(matchId: string, side: 'home' | 'away'): number {
  let hash = 7;
  for (const character of matchId) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const share = ((hash >>> 8) % 1000) / 1000;
  const home = 1 / LONGEST + share * (1 / SHORTEST - 1 / LONGEST);
  return 1 / (side === 'home' ? home : 1.05 - home) - 1;
}
