import { expect, test } from 'vitest';
import { entryChunk } from '../tools/entry-chunk.ts';

const I18N = '/modules/react-i18next/dist/es';
const imports: Record<string, string[]> = {
  '/src/entry.tsx': ['/src/theme/base.css', '/src/app.tsx'],
  '/src/app.tsx': [`${I18N}/index.js`],
  [`${I18N}/index.js`]: [`${I18N}/useTranslation.js`, `${I18N}/Trans.js`],
  [`${I18N}/Trans.js`]: [`${I18N}/TransWithoutContext.js`],
  [`${I18N}/TransWithoutContext.js`]: ['/modules/html-parser.js'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test('the chunk of all pages has what the entry imports, without Trans and its parser', () => {
  const { name } = entryChunk('/src/entry.tsx', 'site');
  const ids = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  expect([...ids].filter((id) => name(id, modules) === 'site')).toEqual([
    '/src/app.tsx',
    `${I18N}/index.js`,
    `${I18N}/Trans.js`,
    `${I18N}/useTranslation.js`,
  ]);
});
