import { inEveryLanguage, type Localized } from '../localized.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

/** Replaces each `{placeholder}` by its value. */
export function fillPhrase(
  phrase: Localized,
  values: Readonly<Record<string, Localized | undefined>>,
): Localized {
  return inEveryLanguage((language) =>
    phrase[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key]?.[language] ?? ''),
  );
}

/** Takes the phrases of a list in an order of its own, so that a match repeats none before it has used all. */
export type PhraseBook = (name: string, list: readonly Localized[]) => Localized;

export function createPhraseBook(seed: string, matchId: string): PhraseBook {
  const orders = new Map<string, { readonly order: readonly Localized[]; used: number }>();
  return (name, list) => {
    const book = orders.get(name) ?? {
      order: shuffled(random(seed, 'phrases', matchId, name), list),
      used: 0,
    };
    orders.set(name, book);
    return book.order[book.used++ % book.order.length] as Localized;
  };
}
