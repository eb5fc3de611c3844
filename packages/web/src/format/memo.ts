/** Remembers what was made for the last few words: an Intl writer costs a hundred times its use. */
export function memo<T>(make: (word: string) => T, most = 20): (word: string) => T {
  const made = new Map<string, T>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(word);
    made.set(word, fresh);
    return fresh;
  };
}
