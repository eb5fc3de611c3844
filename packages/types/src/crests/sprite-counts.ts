/** How many drawings of each sort stand in the document. The browser has to know no more of them. */
export const spriteCounts = { sf: 7, sb: 3, se: 5, d: 13, de: 4, c: 17, ce: 7 } as const;
