import { home as enHome } from '../src/i18n/en/home.ts';
import { shell as enShell } from '../src/i18n/en/shell.ts';
import { documentLanguage, type Language } from '../src/i18n/languages.ts';
import { home as zhHome } from '../src/i18n/zh/home.ts';
import { shell as zhShell } from '../src/i18n/zh/shell.ts';
import { paths, sports } from '../src/paths.ts';
import { themeColor } from '../src/server/ground.ts';

const texts = { en: { shell: enShell, home: enHome }, zh: { shell: zhShell, home: zhHome } };

const png = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device shows of the site where it is installed (W3C, Web Application Manifest). */
export function webManifest(language: Language) {
  const { shell, home } = texts[language];
  return {
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    lang: documentLanguage[language],
    dir: 'ltr',
    name: `${shell.brand} · ${home.title}`,
    short_name: shell.brand,
    description: home.description,
    categories: ['sports', 'news'],
    theme_color: themeColor.dark,
    background_color: themeColor.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ...['any', 'maskable'].flatMap((purpose) => [png(192, purpose), png(512, purpose)]),
    ],
    shortcuts: sports.map((sport) => ({
      name: shell.sports[sport],
      url: paths.matches(sport),
      icons: [png(192, 'any')],
    })),
  };
}
