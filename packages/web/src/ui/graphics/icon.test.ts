import { sports } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import icons from '../../theme/icons.svg?raw';

test('every sport has a symbol', () => {
  for (const sport of sports) expect(icons).toContain(`<symbol id="${sport}"`);
});
