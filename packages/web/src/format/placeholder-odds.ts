/** PRF-4: a decimal figure between 1.5 and 3.5 for a side that nobody quotes, as a net price, always the same one. */
export function placeholderOdds(matchId: string, side: 'home' | 'away'): number {
  let h = 7;
  for (const character of `${side}/${matchId}`) {
    h = (Math.imul(h, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return 0.5 + ((h >>> 8) % 201) / 100;
}
