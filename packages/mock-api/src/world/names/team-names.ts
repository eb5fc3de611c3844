import { type Words, words } from '../localized.ts';
import type { Country } from '../model.ts';
import { chance } from '../random/random.ts';
import { places } from './places.ts';

export const parseNames = (text: string): Words[] =>
  (text === '' ? [] : text.split('|')).map((pair) => {
    const at = pair.lastIndexOf(':');
    return words(pair.slice(0, at), pair.slice(at + 1));
  });

const fill = (form: Words, place: Words): Words =>
  words(form.en.replace('{}', place.en), form.zh.replace('{}', place.zh));

export interface Naming {
  readonly tongue: string;
  /** Countries that share a tongue take turns at its places, so that no two clubs meet in a name. */
  readonly turn: number;
  readonly turns: number;
  readonly forms: readonly Words[];
  readonly named: readonly Words[];
  /** Clubs whose places nobody else is named after. */
  readonly spared: readonly Words[];
}

/** The name of the team with this number (from 0) in its country: first the named ones, then place and form. */
export function teamName(naming: Naming, no: number): Words {
  const named = naming.named[no];
  if (named) return named;
  const own = ownPlaces(naming);
  const made = no - naming.named.length;
  const place = own[made % own.length] as Words;
  const start = Math.floor(chance('names', 'form', place.en) * naming.forms.length);
  const form = naming.forms[(start + Math.floor(made / own.length)) % naming.forms.length] as Words;
  return fill(form, place);
}

/** So many Chinese names by sound meet across tongues; with its country each is one of a kind. */
export const withCountry = (home: Country, { en, zh }: Words): Words =>
  words(en, `${home.name.zh}${zh}`);

const taken = new Map<string, readonly Words[]>();

function ownPlaces({ tongue, turn, turns, spared }: Naming): readonly Words[] {
  const key = [tongue, turn, turns, ...spared.map(({ en }) => en)].join('/');
  const present = taken.get(key);
  if (present) return present;
  const list = places(tongue).filter(
    (place, index) => index % turns === turn && !spared.some(({ en }) => en.includes(place.en)),
  );
  taken.set(key, list);
  return list;
}
