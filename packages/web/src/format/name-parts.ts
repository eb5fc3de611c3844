interface Named {
  readonly name: string;
}

/** The text in parts: in place of the first mention of each name, who has it. */
export function nameParts<T extends Named>(text: string, all: readonly T[]): (string | T)[] {
  const parts: (string | T)[] = [];
  let from = 0;
  const mentioned = all
    .map((one) => ({ one, at: text.indexOf(one.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.one.name.length - a.one.name.length);
  for (const { one, at } of mentioned) {
    // A name may begin another one.
    if (at < from) continue;
    parts.push(text.slice(from, at), one);
    from = at + one.name.length;
  }
  return [...parts, text.slice(from)];
}
