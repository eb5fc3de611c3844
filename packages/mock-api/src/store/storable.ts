/** PostgreSQL takes no NUL, and neither database a lone surrogate: both become the sign for what cannot be read. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
