const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  times: '×',
  euro: '€',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

function character(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isOne ? String.fromCodePoint(code) : '\ufffd';
}

/** The entities that a text page needs; one that is not known stays as it was written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,8}));?/gi, (all, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return named[name.toLowerCase()] ?? all;
  });
