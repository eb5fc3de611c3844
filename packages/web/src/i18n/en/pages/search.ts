import type { Game, Sport } from '../../../paths.ts';

// They do not compile until every sport and every title has its words. A title's id finds it too; in Chinese the rest is pinyin.
const sports: Record<Sport, string> = {
  football: 'soccer',
  basketball: 'hoops',
  esports: 'gaming',
};
const titles: Record<Exclude<Game, Sport>, string> = {
  cs2: 'counter strike',
  lol: 'league of legends',
  dota2: 'dota2',
  valorant: 'valorant',
  r6: 'rainbow six siege',
  cod: 'cod',
  'rocket-league': 'rl',
  overwatch: 'ow',
  aov: 'aov',
  pubg: 'battlegrounds',
  'wild-rift': 'lol mobile',
};

export default {
  placeholder: 'Team, tournament, match or page',
  groups: {
    teams: 'Teams',
    tournaments: 'Tournaments',
    matches: 'Matches',
    pages: 'Pages',
    recent: 'Recent',
    sections: 'Go to',
  },
  section: '{{sport}}: {{section}}',
  sections: {
    matches: 'matches',
    predictions: 'predictions',
    tournaments: 'tournaments',
    teams: 'teams',
    news: 'news',
  },
  // Synonyms by which a page is found.
  also: {
    ...sports,
    matches: 'fixtures results scores',
    predictions: 'tips forecasts',
    tournaments: 'leagues cups competitions',
    teams: 'clubs ranking',
    news: 'articles guides interviews analytics',
    account: 'account wallet balance password',
    login: 'sign in account',
    register: 'sign up account',
    home: 'start',
    contacts: 'email support help',
    about: 'company',
    'subscription-policy': 'refund cancel',
    jobs: 'careers work',
    'terms-of-service': 'conditions rules',
    'privacy-policy': 'data protection',
    cookies: 'tracking',
    'responsible-gaming': 'gambling limits help',
  },
  titles,
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  none: 'No results for “{{query}}”',
  hint: 'Try fewer letters, the name in Chinese, or its pinyin.',
  offline: 'You’re offline: searching this device only.',
  failed: 'Couldn’t load teams and tournaments.',
  keys: { move: 'choose', open: 'open', close: 'close' },
} as const;
