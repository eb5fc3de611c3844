import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surveyTexts } from './text-survey.ts';

function survey(texts: Record<'en' | 'zh' | 'es', object>) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [language, file] of Object.entries(texts)) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'page.json'), JSON.stringify(file));
  }
  const languages = Object.keys(texts);
  return surveyTexts({ folder, languages, source: 'en', complete: ['en', 'zh'] });
}

test('PRF-1 English and Chinese lack no text, another language may', () => {
  const en = { title: 'Live', tips: { one: 'One tip' } };
  expect(survey({ en, zh: { title: '直播' }, es: { title: 'En vivo' } })).toEqual({
    problems: ['zh lacks page:tips.one'],
    missing: ['es lacks page:tips.one'],
  });
});

test('PRF-1 a language has its own plural forms', () => {
  const en = { match_one: '{{count}} match', match_other: '{{count}} matches' };
  const es = {
    match_one: '{{count}} partido',
    match_many: '{{count}} de partidos',
    match_other: '{{count}} partidos',
  };
  expect(survey({ en, zh: { match_other: '{{count}}场' }, es })).toEqual({
    problems: [],
    missing: [],
  });
  const { problems } = survey({ en, zh: { match_one: '{{count}}场' }, es });
  expect(problems).toEqual(['zh lacks page:match_other', 'zh page:match_one is not in en']);
});

test('PRF-1 a translation has the variables and tags of the English text, and is not empty', () => {
  const { problems } = survey({
    en: { by: 'by {{name}}', more: '<a>More</a>', title: 'Live' },
    zh: { by: '由{{who}}', more: '<a>更多', title: '' },
    es: { by: 'de {{name}}', more: '<a>Más</a>', title: 'En vivo', extra: 'Otro' },
  });
  expect(problems).toEqual([
    'zh page:by must have the variables and tags of en: {{name}}',
    'zh page:more must have the variables and tags of en: </a> <a>',
    'zh page:title is empty',
    'es page:extra is not in en',
  ]);
});
