import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icsFile, icsText } from './ics-lines.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const read = (file: string) => ICAL.Component.fromString(file).getFirstPropertyValue('summary');
const fileOf = (text: string) =>
  icsFile(['BEGIN:VCALENDAR', `SUMMARY:${icsText(text)}`, 'END:VCALENDAR']);

test.each([
  'Harbour Vale; home, away \\ neutral\nsecond line',
  '港湾谷联'.repeat(40),
  `${'a'.repeat(66)}é${'b'.repeat(80)}`,
  '👩‍👩‍👧‍👦⚽'.repeat(30),
  'x'.repeat(75 - 'SUMMARY:'.length),
  'x'.repeat(76 - 'SUMMARY:'.length),
])('MYT-4 %j is what another program reads, in lines of at most 75 octets', (text) => {
  const file = fileOf(text);
  expect(read(file)).toBe(text);
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
});

test('MYT-4 a text of an upstream cannot add a line or a control character', () => {
  const file = fileOf('a\r\nATTACH:x\rURL:y\u0000\u0007\u2028\ud800');
  expect(file.split('\r\n')).toHaveLength(4);
  expect(read(file)).toBe('a\nATTACH:x\nURL:y\u2028\ufffd');
});
