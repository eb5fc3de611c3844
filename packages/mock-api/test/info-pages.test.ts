import type { PageName } from '@touchline/types';
import { expect, test } from 'vitest';
import { staticPage as pageOf } from '../src/info-pages/static-page.ts';
import { type WorldLanguage, worldLanguages } from '../src/world/localized.ts';

const names: PageName[] = [
  'contacts',
  'about',
  'subscription-policy',
  'jobs',
  'terms-of-service',
  'privacy-policy',
  'cookies',
  'responsible-gaming',
];

const staticPage = (name: string, language: WorldLanguage) => pageOf(name, language) ?? '';

const textOf = (page: string) =>
  page.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each(names)('API-20 %s is a document with one h1 and a body div, in English', (name) => {
  const page = staticPage(name, 'en');
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain('<div class="body">');
  expect(page).toContain('<html lang="en">');
  expect(textOf(page)).not.toMatch(/\p{Script=Han}/u);
  expect(textOf(page).split(' ').length).toBeGreaterThan(200);
});

test.each(names)('API-20 %s has the same sections in Chinese', (name) => {
  const [en, zh] = [staticPage(name, 'en'), staticPage(name, 'zh')];
  expect(zh).toContain('<html lang="zh">');
  expect(textOf(zh).match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(300);
  for (const tag of ['<h1>', '<h2>', '<h3>', '<li>', '<p>', '<tr>']) {
    const count = (page: string) => page.split(tag).length - 1;
    expect([tag, count(zh)]).toEqual([tag, count(en)]);
  }
});

test.each(names)('API-20 %s has the same sections in Spanish', (name) => {
  const [en, es] = [staticPage(name, 'en'), staticPage(name, 'es')];
  expect(es).toContain('<html lang="es">');
  expect(textOf(es).split(' ').length).toBeGreaterThan(200);
  expect(textOf(es)).toMatch(/ (el|la|los|las|de) /);
  for (const tag of ['<h1>', '<h2>', '<h3>', '<li>', '<p>', '<tr>']) {
    const count = (page: string) => page.split(tag).length - 1;
    expect([tag, count(es)]).toEqual([tag, count(en)]);
  }
});

test('CHT-1 the page on responsible gaming names a helpline in every language', () => {
  for (const language of worldLanguages) {
    expect(staticPage('responsible-gaming', language)).toContain('1800-6-668-668');
  }
});
