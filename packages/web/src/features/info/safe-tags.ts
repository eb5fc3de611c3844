const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'table', 'blockquote', 'hr'] as const;
const inline = ['a', 'strong', 'em', 'code', 'br'] as const;
const parts = ['li', 'dt', 'dd', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export type SafeTag = (typeof blocks)[number] | (typeof inline)[number] | (typeof parts)[number];

const known = new Set<string>([...blocks, ...inline, ...parts]);
const renamed: Readonly<Record<string, SafeTag>> = { b: 'strong', i: 'em', h5: 'h4', h6: 'h4' };

export const safeTag = (name: string): SafeTag | undefined =>
  renamed[name] ?? (known.has(name) ? (name as SafeTag) : undefined);

const phrase = new Set<string>([...inline, '#text']);
const flow = new Set<string>([...blocks, ...phrase]);
const only = (...tags: SafeTag[]) => new Set<string>(tags);

/** What each element may hold. By keeping to it, the markup of the server and the browser's reading of it agree. */
const content: Readonly<Partial<Record<SafeTag, ReadonlySet<string>>>> = {
  blockquote: flow,
  li: flow,
  dd: flow,
  td: flow,
  th: phrase,
  ul: only('li'),
  ol: only('li'),
  dl: only('dt', 'dd'),
  table: only('thead', 'tbody'),
  thead: only('tr'),
  tbody: only('tr'),
  tr: only('th', 'td'),
};

/** Whether a tag may stand in another; `undefined` is the page itself. */
export const accepts = (parent: SafeTag | undefined, tag: SafeTag | '#text'): boolean =>
  (parent === undefined ? flow : (content[parent] ?? phrase)).has(tag);
