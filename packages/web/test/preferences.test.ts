import { expect, test } from 'vitest';
import { anApi, renderPage } from './render-page.ts';

const drawn = async (chosen: object, url = '/') => {
  const cookies = { touchline: JSON.stringify(chosen) };
  return (await renderPage(anApi({}).fetch, { url, cookies })).body;
};

test.each(['Europe/London', 'America/New_York', 'device'])(
  'PRF-6 the footer shows the house zone and its clock to whoever lives in %s',
  async (zone) => {
    const body = await drawn({ zone });
    expect(body).toMatch(/>04:52<\/span>\s*<span[^>]*>Asia\/Singapore</);
  },
);

test('PRF-5 a page without a game leads on to that of the last page that had one', async () => {
  const body = await drawn({ game: 'basketball' });
  expect(body).toContain('href="/basketball/teams/all"');
  expect(body).not.toContain('href="/football/teams/all"');
});

test('PRF-5 the game of the address goes before the one that is remembered', async () => {
  const body = await drawn({ game: 'basketball' }, '/lol/matches');
  expect(body).toContain('href="/lol/teams/all"');
});

test('the document bears the choices that the styles must know, and not what is usual', async () => {
  expect(await drawn({ theme: 'dark', density: 'compact', moves: 'warm' })).toContain(
    '<html lang="en" data-theme="dark" data-moves="warm" data-density="compact">',
  );
  expect(await drawn({})).toContain('<html lang="en">');
});
