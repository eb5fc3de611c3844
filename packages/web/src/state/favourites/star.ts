export type StarKind = 'match' | 'team' | 'tournament';

/** What is starred: ids of two kinds may be the same, and no id contains a slash. */
export type Star = `${StarKind}/${string}`;
export type Stars = ReadonlySet<Star>;

export const starOf = (kind: StarKind, id: string): Star => `${kind}/${id}`;

export const isStar = (text: string): text is Star => /^(match|team|tournament)\/./.test(text);

/** The ids of one kind, in the order in which they were starred. */
export const starredIds = (stars: Iterable<Star>, kind: StarKind): string[] =>
  [...stars].flatMap((star) => (star.startsWith(`${kind}/`) ? star.slice(kind.length + 1) : []));
