import { expect, test } from 'vitest';
import { imageUrl, isDrawing } from './image-url.ts';

test.each([
  ['images/teams/te-eng-7.svg', '/api/images/teams/te-eng-7.svg'],
  ['/images/countries/co-eng.svg', '/api/images/countries/co-eng.svg'],
  ['https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
  ['//cdn.example/logo.png', '//cdn.example/logo.png'],
])('an image at %s is fetched from %s', (logo, url) => {
  expect(imageUrl(logo)).toBe(url);
});

test('generated crests and medals are drawn without a request; flags and foreign logos are fetched', () => {
  expect(isDrawing('images/teams/te-eng-7.svg')).toBe(true);
  expect(isDrawing('images/tournaments/to-eng1.svg')).toBe(true);
  expect(isDrawing('images/teams/')).toBe(true);
  expect(isDrawing('images/countries/co-eng.svg')).toBe(false);
  expect(isDrawing('https://cdn.example/images/teams/te-eng-7.svg')).toBe(false);
  expect(isDrawing('images/teams/te-eng-7.png')).toBe(false);
});
