/** The contract's format of a day, in luxon's tokens. */
export const COMPACT_DATE = 'yyyyMMdd';
