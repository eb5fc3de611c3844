/** A value as source of an inline script, which may contain any text but its own end. */
export const toScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
