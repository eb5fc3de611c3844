const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'table', 'blockquote', 'hr'] as const;
const inline = ['a', 'strong', 'em', 'code', 'br'] as const;
const parts = ['li', 'dt', 'dd', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export type SafeTag = (typeof blocks)[number] | (typeof inline)[number] | (typeof parts)[number];

const safeTags = new Set<string>([...blocks, ...inline, ...parts]);
const replacements: Readonly<Record<string, SafeTag>> = {
  b: 'strong',
  i: 'em',
  h5: 'h4',
  h6: 'h4',
};

export const safeTag = (name: string): SafeTag | undefined =>
  replacements[name] ?? (safeTags.has(name) ? (name as SafeTag) : undefined);

const phrasingContent = new Set<string>([...inline, '#text']);
const flowContent = new Set<string>([...blocks, ...phrasingContent]);
const only = (...tags: SafeTag[]) => new Set<string>(tags);

/** The content model of each element, else phrasing content. Within it, browsers parse the server's markup to the same tree. */
const content: Readonly<Partial<Record<SafeTag, ReadonlySet<string>>>> = {
  blockquote: flowContent,
  li: flowContent,
  dd: flowContent,
  td: flowContent,
  th: phrasingContent,
  ul: only('li'),
  ol: only('li'),
  dl: only('dt', 'dd'),
  table: only('thead', 'tbody'),
  thead: only('tr'),
  tbody: only('tr'),
  tr: only('th', 'td'),
};

/** Whether a parent may contain a tag; `undefined` is the page itself. */
export const canContain = (parent: SafeTag | undefined, tag: SafeTag | '#text'): boolean =>
  (parent === undefined ? flowContent : (content[parent] ?? phrasingContent)).has(tag);
