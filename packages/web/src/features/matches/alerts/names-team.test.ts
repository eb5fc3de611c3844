import { expect, test } from 'vitest';
import { namesTeam } from './names-team.ts';

test.each([
  ['Inter win the derby', 'Inter', true],
  ['The derby is won by Inter', 'Inter', true],
  ['Inter’s coach leaves', 'Inter', true],
  ['International break begins', 'Inter', false],
  ['Winter break: Inter rest', 'Inter', true],
  ['Winter break', 'inter', false],
  ['Ñublense ganan', 'ublense', false],
  ['国际米兰赢得德比', '国际米兰', true],
  ['昨晚Inter赢得德比', 'Inter', true],
])('MYT-3 whether %j names %j: %s', (title, name, isNamed) => {
  expect(namesTeam(title, name)).toBe(isNamed);
});
