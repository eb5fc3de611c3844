import { expect, test } from 'vitest';
import { sourceStack } from '../tools/source-stack.ts';

/** The second line of the script is the fifth of its source. */
const map = {
  version: 3,
  file: 'page.tsx',
  sources: ['page.tsx'],
  sourcesContent: ['\n\n\n\nthrow new Error();\n'],
  names: [],
  mappings: ';AAIA',
};

const stack = `Error: broken
    at Page (http://127.0.0.1:8080/src/pages/page.tsx?t=1795400000000:2:1)
    at react (http://127.0.0.1:8080/node_modules/.vite/deps/react.js?v=1:7:3)`;

test('a stack of the browser has the files and lines of the sources', async () => {
  const mapped = await sourceStack(stack, (path) =>
    path === '/src/pages/page.tsx' ? { file: '/site/src/pages/page.tsx', map } : undefined,
  );
  expect(mapped.split('\n').map((line) => line.trim())).toEqual([
    'Error: broken',
    'at Page (/site/src/pages/page.tsx:5:1)',
    'at react (http://127.0.0.1:8080/node_modules/.vite/deps/react.js?v=1:7:3)',
  ]);
});
