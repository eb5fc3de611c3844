import { expect, test } from 'vitest';
import { anApi, renderPage } from './render-page.ts';

const footerOf = async (url: string, language = 'en') => {
  const { body } = await renderPage(anApi({}).fetch, { url, language });
  return body.slice(body.indexOf('<footer'), body.indexOf('</footer>'));
};

test('FOT-1 the footer has the menus, app, social and help links, the 18+ mark and the copyright years', async () => {
  const footer = await footerOf('/');
  for (const word of [
    'Odds',
    'Asia/Singapore',
    'English',
    'Web app',
    'Play store',
    'Microsoft store',
    'Telegram',
    'GambleAware',
    '18+',
    '2019–2025',
  ]) {
    expect(footer).toContain(word);
  }
});

test('with scores only there is no note that odds are for information', async () => {
  const responsible = 'Please play responsibly.';
  expect(await footerOf('/')).toContain(`Odds are for information only. ${responsible}`);
  const cookies = { touchline: JSON.stringify({ content: 'scores' }) };
  const { body } = await renderPage(anApi({}).fetch, { url: '/', cookies });
  const footer = body.slice(body.indexOf('<footer'));
  expect(footer).toContain(responsible);
  expect(footer).not.toContain('Odds are');
});

test('FOT-2 three information links are in the first row, five in the legal one', async () => {
  const footer = await footerOf('/', 'zh');
  const social = footer.indexOf('Telegram');
  const at = (page: string) => footer.indexOf(`href="/info/${page}"`);
  for (const page of ['contacts', 'about', 'subscription-policy']) {
    expect(at(page)).toBeGreaterThan(0);
    expect(at(page)).toBeLessThan(social);
  }
  for (const page of [
    'jobs',
    'terms-of-service',
    'privacy-policy',
    'cookies',
    'responsible-gaming',
  ]) {
    expect(at(page)).toBeGreaterThan(social);
  }
});

test('FOT-2 the link to the current page is marked', async () => {
  const footer = await footerOf('/info/cookies');
  expect(footer).toMatch(
    /aria-current="page"[^>]*href="\/info\/cookies"|href="\/info\/cookies"[^>]*aria-current="page"/,
  );
  expect(footer.match(/aria-current/g)).toHaveLength(1);
});
