/** The contract's date format, as luxon tokens. */
export const COMPACT_DATE = 'yyyyMMdd';
