/** Tests that differ in a value: `npm test` runs one of them, `npm run test:all` the others too. */
export const longUnless = (isCore: boolean) => (isCore ? {} : { tag: '@long' });

/** Left to the nightly run of `npm run test:all`. */
export const nightly = { tag: '@nightly' };

/** Tests of one behaviour at many addresses, widths, zones or languages: one answers in a pull request, all at night. */
export const nightlyUnless = (isSample: boolean) => (isSample ? {} : nightly);
