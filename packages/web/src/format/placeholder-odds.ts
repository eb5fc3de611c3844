/** PRF-4: a net price for a side without quotes: from 1.5 to 3.5 in decimal, fixed per match and side. */
export function placeholderOdds(matchId: string, side: 'home' | 'away'): number {
  let hash = 7;
  for (const character of `${side}/${matchId}`) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return 0.5 + ((hash >>> 8) % 201) / 100;
}
