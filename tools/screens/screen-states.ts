import type { Page } from '@playwright/test';
import type { Language } from '@touchline/shared/http/accept-language';
import { languages } from '@touchline/types/client-contract';

interface Words {
  openChat: string;
  question: string;
  prices: string;
  noSpoilers: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    openChat: 'Open support chat',
    question: 'What is live now?',
    prices: 'Price chart',
    noSpoilers: 'No spoilers',
  },
  zh: {
    openChat: '打开在线客服',
    question: '现在有哪些比赛？',
    prices: '赔率走势',
    noSpoilers: '防剧透',
  },
  es: {
    openChat: 'Abrir el chat de ayuda',
    question: '¿Qué partidos hay en directo?',
    prices: 'Gráfico de cuotas',
    noSpoilers: 'Sin spoilers',
  },
};

async function wordsOf(page: Page): Promise<Words> {
  const lang = await page.locator('html').getAttribute('lang');
  return WORDS[languages.find((language) => lang?.startsWith(language)) ?? 'en'];
}

async function openSearch(page: Page) {
  const field = page.getByRole('combobox');
  // The shortcut works only after hydration.
  while (!(await field.isVisible())) {
    await page.keyboard.press('/');
    await field.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await field.fill('north');
  // Matches are found before the index of teams has been loaded.
  await page.locator('[role=option][href*="/team/"]').first().waitFor();
}

async function openChat(page: Page) {
  const { openChat: name, question } = await wordsOf(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('log').waitFor();
  await page.locator('textarea').fill(question);
  await page.locator('section form button[type=submit]').click();
  await page.locator('[data-role=assistant]').waitFor();
}

const scrollToBracket = (page: Page) =>
  page
    .locator('main section', { has: page.getByRole('region') })
    .last()
    .evaluate((section) => section.scrollIntoView());

/** Far enough for goals in most of the matches. */
async function watchGoals(page: Page) {
  await page.locator('input[type=range]:not([disabled])').waitFor();
  for (let goal = 0; goal < 6; goal++) await page.keyboard.press('n');
}

/** The last goal, with the prices. */
async function moveHandle(page: Page) {
  await page.getByRole('slider').press('PageDown');
  const { prices: name } = await wordsOf(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('article figure').waitFor();
}

async function coverResults(page: Page) {
  const { noSpoilers: name } = await wordsOf(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('html[data-results=covered] li[data-match]').first().waitFor();
}

/** The actions on a page before its screenshot, by the screenshot's name. */
export const screenStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  bracket: scrollToBracket,
  chat: openChat,
  replay: moveHandle,
  search: openSearch,
  'spoiler-free': coverResults,
  watch: watchGoals,
};
