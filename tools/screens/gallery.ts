import type { Language } from '@touchline/shared/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import { fileName, variants } from './camera.ts';

/** The variants that are shown; the gallery links to the others. */
const SHOWN = { theme: 'dark', language: 'en' } as const;

function section(name: string): string {
  const shown = variants.filter(
    ({ theme, language }) => theme === SHOWN.theme && language === SHOWN.language,
  );
  const links = variants
    .filter((variant) => !shown.includes(variant))
    .map((variant) => {
      const { width, theme, language } = variant;
      return `[${width} ${theme} ${language}](${fileName(name, variant)})`;
    });
  const row = (cell: (variant: (typeof variants)[number]) => string) =>
    `| ${shown.map(cell).join(' | ')} |`;
  return [
    `## ${name}`,
    '',
    row(({ width }) => `${width}`),
    row(() => '---'),
    row((variant) => `![${name}, ${variant.width} px](${fileName(name, variant)})`),
    '',
    links.join(' · '),
  ].join('\n');
}

export const CARD = 'card';

/** The picture of a match in link previews. */
export const cardFile = (language: Language) => `${CARD}-${language}.png`;

const cardSection = [
  `## ${CARD}`,
  'The picture of a match in link previews.',
  languages.map((language) => `![card, ${language}](${cardFile(language)})`).join('\n'),
].join('\n\n');

/** A Markdown page with all screenshots. */
export const gallery = (names: readonly string[]): string =>
  [
    '# Screens',
    'Every page at five widths, in both themes and all languages, on one afternoon of the simulated world. `npm run screens` takes these screenshots and writes this page.',
    ...names.map(section),
    cardSection,
  ].join('\n\n');
