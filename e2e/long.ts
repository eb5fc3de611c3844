/** Tests that differ in a value: `npm test` runs one of them, `npm run test:all` the others too. */
export const longUnless = (isCore: boolean) => (isCore ? {} : { tag: '@long' });
