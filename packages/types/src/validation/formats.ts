/** An existing calendar date, such as 20240229, which a pattern cannot check. */
export function isCompactDate(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  const date = new Date(Date.UTC(year as number, (month as number) - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/** One @, a dot in the domain, no white space or control characters. More than that only a mail server can decide. */
export function isEmail(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}@]+@[^\s\p{Cc}\p{Cs}@.]+(\.[^\s\p{Cc}\p{Cs}@.]+)+$/u.test(text);
}

export function isDateTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

export function isUriReference(text: string): boolean {
  return URL.canParse(text, 'http://host/') && !/\s/.test(text);
}

const MAX_KNOWN_ZONES = 1000;
const knownZones = new Set<string>();

/** A name of the IANA database, aliases included. Names that were found are remembered: asking takes 30 µs. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  // Intl also takes offsets, such as +08:00.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (knownZones.size >= MAX_KNOWN_ZONES) knownZones.clear();
  knownZones.add(name);
  return true;
}
