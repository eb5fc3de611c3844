import { join } from 'node:path';
import { run, runScript } from '../run.ts';
import type { Step } from '../test/steps.ts';
import { bin, foldersWith, root } from '../workspace.ts';

/** What `check` looks at, the slow ones first so that the lanes end together. */
export function checkSteps(env: NodeJS.ProcessEnv): Step[] {
  const offline = { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const types = join(root, 'packages', 'types');
  return [
    { name: 'contract lint', run: () => run(bin('redocly'), ['lint'], { env: offline }) },
    { name: 'unused code', run: () => run(bin('knip'), ['--no-progress'], { env }) },
    { name: 'import arrows', run: () => run(process.execPath, ['tools/check/check-imports.ts']) },
    { name: 'folder breadth', run: () => run(process.execPath, ['tools/check/check-folders.ts']) },
    { name: 'class names', run: () => run(process.execPath, ['tools/check/check-style-names.ts']) },
    { name: 'generated files fresh', run: () => runScript(types, 'generate', ['--check']) },
    {
      name: 'requirements shown',
      run: () => run(process.execPath, ['tools/check/requirements-table.ts', '--check']),
    },
    { name: 'contract breaks nobody', run: () => runScript(types, 'compatibility', []) },
    {
      name: 'format and lint',
      run: () => run(bin('biome'), ['check', '--error-on-warnings', '--colors=off', '.']),
    },
    ...foldersWith('tsconfig.json').map((folder) => ({
      name: `types: ${folder === '.' ? 'root' : folder}`,
      run: () => run(bin('tsc'), ['--project', folder]),
    })),
  ];
}
