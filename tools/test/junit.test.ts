import { expect, test } from 'vitest';
import { junit } from './junit.ts';

test('a JUnit report counts the cases and holds what failed ones printed', () => {
  const report = junit('check', [
    { name: 'types: web', ok: true },
    { name: 'style "names"', ok: false, output: 'a < b\u001b[31m & c' },
  ]);
  expect(report).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="check" tests="2" failures="1" errors="0">
  <testcase classname="check" name="types: web"/>
  <testcase classname="check" name="style &quot;names&quot;"><failure>a &lt; b?[31m &amp; c</failure></testcase>
</testsuite>
`);
});
