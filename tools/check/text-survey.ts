import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface TextFolder {
  /** Has a folder of JSON files for each language. */
  folder: string;
  languages: readonly string[];
  /** The language whose keys the others translate. */
  source: string;
  /** Languages that may lack no text; others fall back to the source. */
  complete: readonly string[];
}

/** Tags become components, in pairs: a tag without its end would be shown. */
const VARIABLE_OR_TAG = /\{\{\w+\}\}|<\/?\w+>/g;

const textsOf = (value: object, prefix: string): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' ? [[prefix + name, text]] : textsOf(text, `${prefix}${name}.`),
  );

function readTexts(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files.flatMap((file) =>
      textsOf(
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
        `${file.replace(/\.json$/, '')}:`,
      ),
    ),
  );
}

const variablesOf = (text: string) => (text.match(VARIABLE_OR_TAG) ?? []).sort().join(' ');

const PLURAL = /_(ordinal_)?(one|two|few|other)$/;

/** The keys of another language for one of the source: it may have no singular, or more plurals. */
function keysIn(source: string, language: string, key: string): string[] {
  const [, ordinal, form] = PLURAL.exec(key) ?? [];
  if (!form) return [key];
  const formsOf = (one: string) =>
    new Intl.PluralRules(one, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
      .pluralCategories;
  const own: readonly string[] = formsOf(source);
  const forms = formsOf(language).filter((one) =>
    form === 'other' ? one === 'other' || !own.includes(one) : one === form,
  );
  return forms.map((one) => key.slice(0, -form.length) + one);
}

/** Compares the texts of all languages with those of the source language, in i18next's JSON format. */
export function surveyTexts({ folder, languages, source, complete }: TextFolder) {
  const texts = readTexts(join(folder, source));
  const problems: string[] = [];
  const missing: string[] = [];
  for (const language of languages) {
    const translated = readTexts(join(folder, language));
    const known = new Map(
      [...texts].flatMap(([key, text]) =>
        keysIn(source, language, key).map((one) => [one, text] as const),
      ),
    );
    for (const [key, text] of known) {
      const translation = translated.get(key);
      if (translation === undefined)
        (complete.includes(language) ? problems : missing).push(`${language} lacks ${key}`);
      else if (translation === '') problems.push(`${language} ${key} is empty`);
      else if (variablesOf(translation) !== variablesOf(text))
        problems.push(
          `${language} ${key} must have the variables and tags of ${source}: ${variablesOf(text) || 'none'}`,
        );
    }
    for (const key of translated.keys())
      if (!known.has(key)) problems.push(`${language} ${key} is not in ${source}`);
  }
  return { problems, missing };
}
