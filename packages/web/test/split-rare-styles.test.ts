import { expect, test } from 'vitest';
import { splitStyles } from '../tools/split-rare-styles.ts';

test('rules for few browsers are split from the rest, each in its layer', () => {
  const css =
    '@layer tokens,base;@layer base{.a{color:red}@media (width<16rem){.a{color:blue}}.b{content:"}"}}@media print{.c{d:e}}.f{g:h}';
  expect(splitStyles(css)).toEqual({
    common: '@layer tokens,base;@layer base{.a{color:red}.b{content:"}"}}.f{g:h}',
    rare: '@layer base{@media (width<16rem){.a{color:blue}}}@media print{.c{d:e}}',
  });
});

test('the rules for phones stay in the page', () => {
  const css = '@layer ui{@media (width<48rem){.a{b:c}}@container block (width<20rem){.a{b:d}}}';
  expect(splitStyles(css)).toEqual({ common: css, rare: '' });
});
