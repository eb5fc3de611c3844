import { expect, test } from 'vitest';
import { languages, locales } from '../src/i18n/languages.ts';
import { noScriptStyle } from '../src/server/document.ts';
import deferredStartScript from '../src/server/inline/deferred-start-script.ts?inline-script';
import deviceScript from '../src/server/inline/device-script.ts?inline-script';
import mineScript from '../src/server/inline/mine-script.ts?inline-script';
import themeScript from '../src/server/inline/theme-script.ts?inline-script';
import { aMatch } from './a-match.ts';
import { anApi, css, renderPage, sha256 } from './render-page.ts';

const named = (name: string) => {
  const match = aMatch();
  return { '/api/matches/live': [{ ...match, homeTeam: { ...match.homeTeam, name } }] };
};

test('the policy allows each inline script and style by its hash, and no other', async () => {
  const { headers, body } = await renderPage(anApi({}).fetch);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(
    `script-src 'self' ${[deviceScript, themeScript, mineScript, deferredStartScript].map(sha256).join(' ')};`,
  );
  expect(body).toContain(`>${deviceScript}</script>`);
  expect(body).toContain(`<script>${themeScript}</script>`);
  expect(body).toContain(`>${deferredStartScript}</script>`);
  expect(policy).toContain(`style-src 'self' ${sha256(css)} ${sha256(noScriptStyle)};`);
  expect(policy).not.toContain('unsafe');
});

test('MYT-2 home alone has the script that keeps room for the starred teams, and the room', async () => {
  const home = await renderPage(anApi({}).fetch);
  expect(home.body).toContain(`<script>${mineScript}</script>`);
  expect(home.body).toMatch(
    /<div id="mine" class="[^"]+" data-pending=""><section .*?Pick your clubs/,
  );
  const other = await renderPage(anApi({}).fetch, { url: '/football/matches' });
  expect(other.body).not.toContain(mineScript);
});

test('the policy allows a worker and a manifest, and a page links its icons', async () => {
  const { headers, body } = await renderPage(anApi({}).fetch, { language: 'zh' });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toContain("manifest-src 'self';");
  expect(body).toContain('<link rel="manifest" href="/app.zh.webmanifest">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch.png">');
});

test('no element has a style attribute or an inline handler: the policy would block it', async () => {
  const { body } = await renderPage(anApi(named('Northgate')).fetch);
  expect(body).not.toMatch(/<[^>]+\sstyle=/);
  expect(body).not.toMatch(/<[^>]+\son\w+=/);
});

test('no name can end the serialized state or start an element', async () => {
  const { body } = await renderPage(anApi(named('</script><img src=x onerror=alert(1)>')).fetch);
  expect(body).not.toContain('<img src=x');
  const island = /<script type="application\/json" id="island">(.*?)<\/script>/s.exec(body)?.[1];
  expect(JSON.stringify(JSON.parse(island ?? ''))).toContain('</script><img src=x');
});

test('SYS-9 an unknown URL is a page of its own, inside header and footer, and 404', async () => {
  for (const url of ['/chess/matches', '/nothing', '/football/nothing/at/all']) {
    const { body, status } = await renderPage(anApi({}).fetch, { url });
    expect(status, url).toBe(404);
    expect(body).toContain('Page not found');
    expect(body).toContain('<header');
    expect(body).toContain('<footer');
    expect(body).toContain('noindex');
  }
});

test('the head names the page, its URL and that in each language', async () => {
  const { body } = await renderPage(anApi({}).fetch, { url: '/?utm_source=x' });
  expect(body).toContain('<title>Scores, odds and tips · Touchline</title>');
  expect(body).toContain('<link rel="canonical" href="http://site.test/">');
  const links = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, code, href]) => [code, href])).toEqual([
    ...languages.map((code) => [locales[code].html, `http://site.test/?lang=${code}`]),
    ['x-default', 'http://site.test/'],
  ]);
  expect(body).toContain('"@type":"WebSite"');
});

test('a malformed cookie is ignored', async () => {
  for (const touchline of ['%E0%A4%A', '{', '{"language":"<script>"}', '[]']) {
    const { body, status } = await renderPage(anApi({}).fetch, { cookies: { touchline } });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en">');
  }
});
