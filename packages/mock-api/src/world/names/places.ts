import { type Words, words } from '../localized.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { type PlaceParts, placeParts } from './place-parts.ts';
import { realPlaces } from './real-places.ts';

const parse = (text: string): Words[] =>
  text.split(/ (?=[^:]+:)/).map((pair) => {
    const [en = '', zh = ''] = pair.split(':');
    return words(en, zh);
  });

function placesOf({ first, last, joint = '' }: PlaceParts): Words[] {
  return parse(first).flatMap((one) =>
    parse(last)
      .filter((other) => one.zh !== other.zh && one.en.toLowerCase() !== other.en.toLowerCase())
      .map((other) => words(one.en + joint + other.en, one.zh + other.zh)),
  );
}

const known = new Map<string, readonly Words[]>();

/**
 * The invented places of a tongue in an order that puts unlike names side by side. It is the same
 * in every world: a team keeps its name whatever the seed.
 */
export function places(tongue: string): readonly Words[] {
  const present = known.get(tongue);
  if (present) return present;
  const parts = placeParts[tongue];
  if (!parts) throw new Error(`No places are known in the tongue ${tongue}.`);
  const seen = new Set<string>();
  const made = placesOf(parts).filter(({ en, zh }) => {
    if (realPlaces.has(en.toLowerCase()) || seen.has(en) || seen.has(zh)) return false;
    seen.add(en).add(zh);
    return true;
  });
  const list = shuffled(random('names', 'places', tongue), made);
  known.set(tongue, list);
  return list;
}
