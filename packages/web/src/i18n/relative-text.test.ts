import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import en from './en/core.json';
import { relativeText } from './relative-text.ts';

const { t } = createI18n('en', { core: en });

test.each([
  [{ days: 4, hours: 3 }, 'in 4 days 3 hrs'],
  [{ days: 1, hours: 1 }, 'in 1 day 1 hr'],
  [{ days: 0, hours: 23 }, 'in 23 hrs'],
])('HOM-5 %o is “%s”', (left, text) => {
  expect(relativeText(left, t)).toBe(text);
});
