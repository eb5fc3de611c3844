import { expect, test } from 'vitest';
import { anApi, renderPage } from './render-page.ts';

const render = async (chosen: object, url = '/') => {
  const cookies = { touchline: JSON.stringify(chosen) };
  return (await renderPage(anApi({}).fetch, { url, cookies })).body;
};

test.each(['Europe/London', 'America/New_York', 'device'])(
  'PRF-6 the footer shows the site’s zone and its clock to a visitor in %s',
  async (zone) => {
    const body = await render({ zone });
    expect(body).toMatch(/>04:52<\/span>\s*<span[^>]*>Asia\/Singapore</);
  },
);

test('PRF-5 a page without a game links to the game of the last page that had one', async () => {
  const body = await render({ game: 'basketball' });
  expect(body).toContain('href="/basketball/teams/all"');
  expect(body).not.toContain('href="/football/teams/all"');
});

test('PRF-5 the game of the URL takes precedence over the stored one', async () => {
  const body = await render({ game: 'basketball' }, '/lol/matches');
  expect(body).toContain('href="/lol/teams/all"');
});

test('the document has the preferences that the styles need as attributes, without the defaults', async () => {
  expect(await render({ theme: 'dark', content: 'scores' })).toContain(
    '<html lang="en" data-theme="dark" data-content="scores">',
  );
  expect(await render({})).toContain('<html lang="en">');
});
