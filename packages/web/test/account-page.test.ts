import { expect, test } from 'vitest';
import { mainOf, plainText } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const tokens = { 'touchline.tokens': '{"accessToken":"a.b.c","refreshToken":"r"}' };

test.each(['/login', '/register', '/account'])(
  'ACC-1, AUT-3 %s is rendered without calls, the same for every visitor, and is not indexed',
  async (url) => {
    const { calls, fetch } = anApi({});
    const { body, status } = await renderPage(fetch, { url });
    expect(status).toBe(200);
    expect(calls).toEqual([]);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await renderPage(fetch, { url, cookies: tokens })).body).toBe(body);
  },
);

test.each([
  ['/login', 'en', 'Welcome to Touchline', 'New here?'],
  ['/register', 'en', 'Create an account', 'I confirm that I am over 18 years old'],
  ['/login', 'zh', '欢迎来到 Touchline', '忘记密码？'],
  ['/register', 'zh', '创建账户', '我确认已年满 18 周岁'],
])('AUT-3 %s picks its form (%s)', async (url, language, title, more) => {
  const { body } = await renderPage(anApi({}).fetch, { url, language });
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(more);
});

test('AUT-1 the login shows its parts in the order of the spec', async () => {
  const { body } = await renderPage(anApi({}).fetch, { url: '/login' });
  expect(plainText(mainOf(body))).toMatch(
    /Welcome to Touchline.* Weixin QQ or Email .*Password .*Login Forgot your password\? New here\? Create an account/,
  );
});

test('AUT-1 a form that is not hydrated yet cannot put a password into the URL', async () => {
  const { body } = await renderPage(anApi({}).fetch, { url: '/login' });
  expect(body).toMatch(/<form[^>]* method="post"/);
  expect(body).toMatch(/<button type="submit"[^>]* disabled=""/);
});
