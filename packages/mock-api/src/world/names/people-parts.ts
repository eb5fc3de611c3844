import peopleParts from './people-parts.json' with { type: 'json' };

/**
 * First names and surnames of each language, English:Chinese, combined at random. A language needs at least 19 of
 * each, so that neither occurs twice in a squad. The Chinese is a transliteration, for East Asian names the characters
 * themselves.
 */
export interface PeopleParts {
  readonly given: string;
  readonly surnames: string;
  /** First and last parts of more surnames: every pair is one. */
  readonly stems?: string;
  readonly endings?: string;
}

/** Name languages that share the names of another key. */
const PARTS_KEY: Readonly<Record<string, keyof typeof peopleParts>> = {
  england: 'english',
  scotland: 'gaelic',
  ireland: 'gaelic',
  australia: 'english',
  swedish: 'nordic',
  norwegian: 'nordic',
  danish: 'nordic',
  america: 'american',
  africa: 'african',
};

export const peopleOf = (nameLanguage: string): PeopleParts =>
  (peopleParts as Readonly<Record<string, PeopleParts>>)[PARTS_KEY[nameLanguage] ?? nameLanguage] ??
  peopleParts.english;
