/** The number of drawings by prefix. The browser needs only these, as the drawings are in the document. */
export const spriteCounts = { sf: 7, sb: 3, se: 5, d: 13, de: 4, c: 42 } as const;
