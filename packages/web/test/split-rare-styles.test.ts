import { expect, test } from 'vitest';
import { partStyles } from '../tools/split-rare-styles.ts';

test('what only few browsers draw is parted from the rest, each rule on its floor', () => {
  const css =
    '@layer tokens,base;@layer base{.a{color:red}@media (width<16rem){.a{color:blue}}.b{content:"}"}}@media print{.c{d:e}}.f{g:h}';
  expect(partStyles(css)).toEqual({
    common: '@layer tokens,base;@layer base{.a{color:red}.b{content:"}"}}.f{g:h}',
    rare: '@layer base{@media (width<16rem){.a{color:blue}}}@media print{.c{d:e}}',
  });
});

test('a phone’s own rules stay in the page', () => {
  const css = '@layer ui{@media (width<48rem){.a{b:c}}@container block (width<20rem){.a{b:d}}}';
  expect(partStyles(css)).toEqual({ common: css, rare: '' });
});
