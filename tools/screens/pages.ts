import type { Page } from '@playwright/test';

/** A page of the site, and what is done on it before its picture is taken. */
export interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  first?: (page: Page) => Promise<void>;
}

async function openSearch(page: Page) {
  const field = page.getByRole('combobox');
  // The key works only once the page is alive.
  while (!(await field.isVisible())) {
    await page.keyboard.press('/');
    await field.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await field.fill('north');
  // Matches are found before the index of teams is here.
  await page.locator('[role=option][href*="/team/"]').first().waitFor();
}

async function openChat(page: Page) {
  await page
    .locator('button[aria-expanded=false][aria-label*="chat"], button[aria-label*="客服"]')
    .click();
  const chinese = (await page.locator('html').getAttribute('lang')) !== 'en';
  await page.getByRole('log').waitFor();
  await page.locator('textarea').fill(chinese ? '现在有哪些比赛？' : 'What is live now?');
  await page.locator('section form button[type=submit]').click();
  await page.locator('[data-role=assistant]').waitFor();
}

const goToBracket = (page: Page) =>
  page
    .locator('main section', { has: page.getByRole('region') })
    .last()
    .evaluate((section) => section.scrollIntoView());

/** Every page of the site; `match` is one that is being played. */
export const screens = (match: string): readonly Screen[] => [
  { name: 'home', path: '/' },
  { name: 'matches', path: '/football/matches' },
  { name: 'match', path: match },
  { name: 'predictions', path: '/football/predictions' },
  { name: 'tournaments', path: '/football/tournaments/all' },
  { name: 'tournament', path: '/football/tournament/to-eng1' },
  { name: 'bracket', path: '/football/tournament/to-engcup', first: goToBracket },
  { name: 'teams', path: '/football/teams/all' },
  { name: 'team', path: '/football/team/te-eng-7' },
  { name: 'news', path: '/football/news' },
  { name: 'article', path: '/football/news/article/ar-three-changes' },
  { name: 'search', path: '/football/matches', first: openSearch },
  { name: 'chat', path: '/', first: openChat },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'info', path: '/info/cookies' },
  { name: 'not-found', path: '/nowhere' },
  // The last, as whoever is signed in stays so.
  { name: 'account', path: '/account', signedIn: true },
];
