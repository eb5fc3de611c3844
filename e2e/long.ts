/** Tests that differ in a value: `npm test` runs one of them, `npm run test:all` the others too. */
export const longUnless = (isCore: boolean) => (isCore ? {} : { tag: '@long' });

/** A test whose steps a long test has too: `npm test` runs it, `npm run test:all` the long one. */
export const partOfLong = { tag: '@part' };
