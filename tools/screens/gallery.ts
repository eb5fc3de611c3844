import { fileName, looks } from './camera.ts';
import type { Screen } from './pages.ts';

const first = { theme: 'dark', language: 'en' } as const;

function section(screen: Screen): string {
  const shown = looks.filter(
    ({ theme, language }) => theme === first.theme && language === first.language,
  );
  const others = looks
    .filter((look) => !shown.includes(look))
    .map((look) => {
      const { width, theme, language } = look;
      return `[${width} ${theme} ${language}](${fileName(screen, look)})`;
    });
  const cells = (cell: (look: (typeof looks)[number]) => string) =>
    `| ${shown.map(cell).join(' | ')} |`;
  return [
    `## ${screen.name}`,
    '',
    cells(({ width }) => `${width}`),
    cells(() => '---'),
    cells((look) => `![${screen.name}, ${look.width} px](${fileName(screen, look)})`),
    '',
    others.join(' · '),
  ].join('\n');
}

/** All pictures in one page. */
export const gallery = (screens: readonly Screen[]): string =>
  [
    '# Screens',
    'Every page at four widths, in both themes and both languages, on one afternoon of the simulated world. `npm run screens` takes them anew and writes this page.',
    ...screens.map(section),
  ].join('\n\n');
