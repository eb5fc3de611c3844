import type { i18n } from 'i18next';
import { type Game, games, infoPages, paths, type Sport, sportOf, sports } from '../../../paths.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';
import type { Entry } from '../matching/entry.ts';
import { nameOf } from '../matching/name.ts';

interface PageEntriesOptions {
  readonly t: i18n['t'];
  readonly signedIn: boolean;
}

const sections = {
  matches: (sport: Sport) => paths.matches(sport),
  predictions: (sport: Sport) => paths.predictions(sport),
  tournaments: (sport: Sport) => paths.tournaments(sport),
  teams: (sport: Sport) => paths.teams(sport),
  news: (sport: Sport) => paths.news(sport),
} as const;
type SectionName = keyof typeof sections;

/** The sections of one title of esports that hold more than those of all titles do. */
const ofTitle = {
  matches: (title: Game) => paths.matches(title),
  tournaments: (title: Game) => paths.tournaments(title),
  teams: (title: Game) => paths.teams(title),
} as const;
type Title = Exclude<Game, Sport>;
const titles = games.filter((game): game is Title => sportOf(game) !== game);

/** The pages of the site by the names that its own links have, and by the other words for them. */
export function pageEntries({ t, signedIn }: PageEntriesOptions): Entry[] {
  const page = (href: string, shown: string, also: string, icon: IconName, sport?: Sport) => ({
    id: href,
    href,
    thing: { kind: 'pages' as const, icon },
    // In Chinese the other words are the pinyin of the name.
    names: [nameOf(shown, undefined, also), nameOf(also)],
    shown: 1,
    aside: [],
    sport,
  });
  const section = (sport: Sport, name: SectionName) => {
    const words = { sport: t(`shell.sports.${sport}`), section: t(`search.sections.${name}`) };
    const also = `${t(`search.also.${sport}`)} ${t(`search.also.${name}`)}`;
    return page(sections[name](sport), t('search.section', words), also, sport, sport);
  };
  const title = (game: Title, name: keyof typeof ofTitle) => {
    const words = { sport: t(`games.${game}`), section: t(`search.sections.${name}`) };
    const [own, section] = [t(`search.titles.${game}`), t(`search.also.${name}`)];
    const also = own === game ? section : `${own} ${section}`;
    const entry = page(ofTitle[name](game), t('search.section', words), also, 'esports');
    return { ...entry, names: [...entry.names, nameOf(game)] };
  };
  const account = signedIn
    ? [page(paths.account, t('shell.account.profile'), t('search.also.account'), 'user')]
    : [
        page(paths.login, t('shell.account.login'), t('search.also.login'), 'user'),
        page(paths.register, t('shell.account.register'), t('search.also.register'), 'user'),
      ];
  return [
    page(paths.home, t('shell.dock.home'), t('search.also.home'), 'home'),
    ...sports.flatMap((sport) =>
      (Object.keys(sections) as SectionName[]).map((name) => section(sport, name)),
    ),
    ...titles.flatMap((game) =>
      (Object.keys(ofTitle) as (keyof typeof ofTitle)[]).map((name) => title(game, name)),
    ),
    ...account,
    ...infoPages.map((name) =>
      page(paths.info(name), t(`shell.info.${name}`), t(`search.also.${name}`), 'info'),
    ),
  ];
}
