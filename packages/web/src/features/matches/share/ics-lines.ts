/** RFC 5545 §3.1: the octets of a line, without its break. A continuation begins with a space. */
const MAX_OCTETS = 75;
/** UTF-8 has no more of them for a UTF-16 code unit. */
const MAX_OCTETS_OF_UNIT = 3;

function octetsOf(character: string): number {
  const point = character.codePointAt(0) as number;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Between characters, and not within one, which many programs cannot read. */
function fold(line: string): string {
  if (line.length * MAX_OCTETS_OF_UNIT <= MAX_OCTETS) return line;
  let folded = '';
  let start = 0;
  let end = 0;
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      folded += `${line.slice(start, end)}\r\n `;
      start = end;
      octets = 1;
    }
    octets += size;
    end += character.length;
  }
  return folded + line.slice(start);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a content line has none but the tab (§3.1).
const CONTROL = /[\x00-\x08\x0a-\x1f\x7f]/g;

/** A value of the type TEXT (§3.3.11). */
export const icsText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(CONTROL, '');

/** Content lines as a file, whose media type is `text/calendar`. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
