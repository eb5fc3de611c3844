import type { i18n } from 'i18next';
import { type Game, games, infoPages, paths, type Sport, sportOf, sports } from '../../../paths.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';
import type { Entry } from '../matching/entry.ts';
import { nameOf } from '../matching/name.ts';

interface PageEntriesOptions {
  readonly t: i18n['t'];
  readonly signedIn: boolean;
}

const sections = ['matches', 'predictions', 'tournaments', 'teams', 'news'] as const;
/** The sections that each esports title has of its own. */
const titleSections = ['matches', 'tournaments', 'teams'] as const;
type Title = Exclude<Game, Sport>;
const titles = games.filter((game): game is Title => sportOf(game) !== game);

/** The pages of the site, found by the text of their links and by keywords. */
export function pageEntries({ t, signedIn }: PageEntriesOptions): Entry[] {
  const page = (href: string, shown: string, keywords: string, icon: IconName, sport?: Sport) => ({
    id: href,
    href,
    target: { kind: 'pages' as const, icon },
    // In Chinese the keywords are the pinyin of the name.
    names: [nameOf(shown, undefined, keywords), nameOf(keywords)],
    shownCount: 1,
    secondaryNames: [],
    sport,
  });
  const section = (sport: Sport, name: (typeof sections)[number]) => {
    const parts = { sport: t(`games.${sport}`), section: t(`search:sections.${name}`) };
    const keywords = `${t(`search:also.${sport}`)} ${t(`search:also.${name}`)}`;
    return page(paths[name](sport), t('search:section', parts), keywords, sport, sport);
  };
  const title = (game: Title, name: (typeof titleSections)[number]) => {
    const parts = { sport: t(`games.${game}`), section: t(`search:sections.${name}`) };
    const [titleName, section] = [t(`search:titles.${game}`), t(`search:also.${name}`)];
    const keywords = titleName === game ? section : `${titleName} ${section}`;
    const entry = page(paths[name](game), t('search:section', parts), keywords, 'esports');
    return { ...entry, names: [...entry.names, nameOf(game)] };
  };
  const account = signedIn
    ? [page(paths.account, t('shell.account.profile'), t('search:also.account'), 'user')]
    : [
        page(paths.login, t('shell.account.login'), t('search:also.login'), 'user'),
        page(paths.register, t('shell.account.register'), t('search:also.register'), 'user'),
      ];
  return [
    page(paths.home, t('shell.dock.home'), t('search:also.home'), 'home'),
    ...sports.flatMap((sport) => sections.map((name) => section(sport, name))),
    ...titles.flatMap((game) => titleSections.map((name) => title(game, name))),
    ...account,
    ...infoPages.map((name) =>
      page(paths.info(name), t(`shell.info.${name}`), t(`search:also.${name}`), 'info'),
    ),
  ];
}
