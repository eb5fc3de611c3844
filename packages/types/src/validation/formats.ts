function isCalendarDate(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** One @, a dot in the domain, no white space or control characters. More than that only a mail server can decide. */
function isEmail(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}@]+@[^\s\p{Cc}\p{Cs}@.]+(\.[^\s\p{Cc}\p{Cs}@.]+)+$/u.test(text);
}

/** `Date.parse` takes 30 February for 2 March. */
export function isDateTime(text: string): boolean {
  return (
    isCalendarDate(text.slice(0, 4), text.slice(5, 7), text.slice(8, 10)) &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

function isUriReference(text: string): boolean {
  return URL.canParse(text, 'http://host/') && !/\s/.test(text);
}

/** As the contract names them. */
export const formats = {
  'date-time': isDateTime,
  email: isEmail,
  'uri-reference': isUriReference,
  // Their patterns check them; which zones are known is the server's matter.
  'compact-date': true,
  'time-zone': true,
} as const;
