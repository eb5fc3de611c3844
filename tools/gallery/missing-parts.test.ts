import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.ts';

const gallery = new Map([
  ['web/gallery/groups/row.tsx', "import { Row } from '../../src/row/row.tsx';"],
]);

test('a component that the gallery does not import is missing', () => {
  const components = new Map([
    ['web/src/row/row.tsx', ''],
    ['web/src/ui/badge.tsx', ''],
  ]);
  expect(missingParts(components, gallery)).toEqual(['web/src/ui/badge.tsx']);
});

test('a piece of a shown component is shown with it, if it is in the same folder', () => {
  const components = new Map([
    [
      'web/src/row/row.tsx',
      "import { Clock } from './clock.tsx';\nimport { Badge } from '../ui/badge.tsx';",
    ],
    ['web/src/row/clock.tsx', "const Lazy = lazy(() => import('./popup.tsx'));"],
    ['web/src/row/popup.tsx', ''],
    ['web/src/ui/badge.tsx', ''],
  ]);
  expect(missingParts(components, gallery)).toEqual(['web/src/ui/badge.tsx']);
});
