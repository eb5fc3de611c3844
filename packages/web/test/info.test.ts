import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { infoPages } from '../src/paths.ts';
import { mockApi } from './mock-api.ts';
import { mainOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);
const api = mockApi(now);
const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });

test.each(infoPages)(
  'INF-1 /info/%s has its heading and its text, in every language',
  async (name) => {
    for (const language of languages) {
      const { body, status } = await show(`/info/${name}?lang=${language}`);
      expect(status).toBe(200);
      const [, heading = ''] = /<h1>(.*?)<\/h1>/.exec(mainOf(body)) ?? [];
      expect(/\p{Script=Han}/u.test(heading)).toBe(language === 'zh');
      expect(body).toContain(`<title>${heading} · Touchline</title>`);
      expect(body).toMatch(/<meta name="description" content="[^"]{12,}">/);
      expect(mainOf(body)).toMatch(/<h2 id="chapter-1" tabindex="-1">/);
      expect(mainOf(body)).not.toContain('style');
    }
  },
);

test('INF-1 a long page has its contents', async () => {
  const main = mainOf((await show('/info/terms-of-service')).body);
  expect(main).toMatch(/<nav[^>]*aria-label="On this page"/);
  expect(main.match(/href="#chapter-\d+"/g)).toHaveLength(10);
});

test('INF-1 nothing in a hostile page is executed, neither on the server nor in the browser', async () => {
  const hostile = async () =>
    new Response(
      '<h1>Jobs<img src=x onerror=alert(1)></h1><div class="body"><p onclick="alert(1)">Yes<script>alert(1)</script></p><iframe src="//x.test"></iframe></div>',
      { headers: { 'content-type': 'text/html' } },
    );
  const main = mainOf((await renderPage(hostile, { url: '/info/jobs', now })).body);
  expect(main).toContain('<h1>Jobs</h1>');
  expect(main).toContain('<p>Yes</p>');
  expect(main).not.toMatch(/onerror|onclick|script|iframe/);
});

test('INF-2 an unknown page is not found', async () => {
  const { body, status } = await show('/info/nothing');
  expect(status).toBe(404);
  expect(body).toContain('<title>Page Not Found · ');
  expect(mainOf(body)).toContain('<h1>Page Not Found</h1>');
  expect(body).toContain('noindex');
});

test('INF-2 a page that fails to load is not found, and can be retried', async () => {
  const down = async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 });
  const { body } = await renderPage(down, { url: '/info/about', now });
  expect(body).toContain('<title>Page Not Found · ');
  expect(mainOf(body)).toContain('<h1>Page Not Found</h1>');
  expect(mainOf(body)).toContain('Try again');
  expect(body).toContain('noindex');
});

test.each([
  ['/terms', 'terms-of-service'],
  ['/privacy', 'privacy-policy'],
])('INF-3 %s shows the same document, with it as the canonical address', async (url, name) => {
  const { body, status } = await show(url);
  const same = await show(`/info/${name}`);
  const text = (html: string) => mainOf(html).replace(/^.*<h1>/s, '');
  expect(status).toBe(200);
  expect(text(body)).toBe(text(same.body));
  expect(body).toContain(`<link rel="canonical" href="http://site.test/info/${name}">`);
});

test('SYS-9 an unknown short URL is not found', async () => {
  expect((await show('/imprint')).status).toBe(404);
});
