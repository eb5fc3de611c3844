import { readFile } from 'node:fs/promises';
import { type Language, locales } from '../src/i18n/languages.ts';
import type { English, Namespace } from '../src/i18n/namespaces.ts';
import { paths, sports } from '../src/paths.ts';
import { MY_TEAMS_ID } from '../src/state/favourites/keys.ts';
import { themeColor } from '../src/theme/theme-color.ts';

const png = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

async function readTexts<N extends Namespace>(language: Language, name: N): Promise<English[N]> {
  const file = new URL(`../src/i18n/${language}/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The manifest of the installable site (W3C, Web Application Manifest). */
export async function webManifest(language: Language) {
  const { shell, games, home } = await readTexts(language, 'core');
  const { mine } = await readTexts(language, 'alerts');
  const { home: description } = await readTexts(language, 'head');
  const shortcuts = [
    // Systems show three or four of them.
    { name: home.live, url: paths.matches('football', { show: 'live' }) },
    { name: mine.title, url: `${paths.home}#${MY_TEAMS_ID}` },
    { name: shell.sections.predictions, url: paths.predictions('football') },
    ...sports.map((sport) => ({ name: games[sport], url: paths.matches(sport) })),
  ];
  return {
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    lang: locales[language].html,
    dir: 'ltr',
    name: `${shell.brand} · ${home.title}`,
    short_name: shell.brand,
    description,
    categories: ['sports', 'news'],
    theme_color: themeColor.dark,
    background_color: themeColor.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ...['any', 'maskable'].flatMap((purpose) => [png(192, purpose), png(512, purpose)]),
    ],
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [png(192, 'any')] })),
  };
}
