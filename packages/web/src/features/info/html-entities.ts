const namedEntities: Readonly<Record<string, string>> = {
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
  const isValid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isValid ? String.fromCodePoint(code) : '\ufffd';
}

/** Decodes numeric entities and the named ones of text pages; an unknown one stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,8}));?/gi,
    (entity, hex, decimal, name) => {
      if (hex) return character(Number.parseInt(hex, 16));
      if (decimal) return character(Number(decimal));
      return namedEntities[name.toLowerCase()] ?? entity;
    },
  );
