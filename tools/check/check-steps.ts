import { join } from 'node:path';
import { run, runScript } from '../run.ts';
import type { Step } from '../test/steps.ts';
import { bin, foldersWith, root } from '../workspace.ts';
import { lintContract } from './lint-contract.ts';

/** Of the gateway, with the types of a browser. */
const BROWSER_SCRIPTS = 'packages/gateway/console';

/** The steps of `npm run check`, slow ones first so that the parallel lanes end together. */
export function checkSteps(env: NodeJS.ProcessEnv): Step[] {
  const types = join(root, 'packages', 'types');
  return [
    { name: 'contract lint', run: () => lintContract(root, env) },
    { name: 'unused code', run: () => run(bin('knip'), ['--no-progress'], { env }) },
    { name: 'import rules', run: () => run(process.execPath, ['tools/check/check-imports.ts']) },
    { name: 'folder breadth', run: () => run(process.execPath, ['tools/check/check-folders.ts']) },
    { name: 'gallery', run: () => run(process.execPath, ['tools/check/check-gallery.ts']) },
    { name: 'style names', run: () => run(process.execPath, ['tools/check/check-style-names.ts']) },
    {
      name: 'generated files are up to date',
      run: () => runScript(types, 'generate', ['--check']),
    },
    {
      name: 'requirements are tested',
      run: () => run(process.execPath, ['tools/check/requirements-table.ts', '--check']),
    },
    { name: 'no undeclared breaking change', run: () => runScript(types, 'compatibility', []) },
    {
      name: 'format and lint',
      run: () => run(bin('biome'), ['check', '--error-on-warnings', '--colors=off', '.']),
    },
    ...[...foldersWith('tsconfig.json'), BROWSER_SCRIPTS].map((folder) => ({
      name: `types: ${folder === '.' ? 'root' : folder}`,
      run: () => run(bin('tsc'), ['--project', folder]),
    })),
  ];
}
