import { join } from 'node:path';
import { languages } from '@touchline/types/client-contract';
import { type Outcome, run, runProgram } from '../run-command.ts';
import { foldersWith, root } from '../workspace.ts';
import { lintContract } from './lint-contract.ts';
import type { Step } from './run-steps.ts';
import { folderProblems, galleryProblems, importProblems } from './source-checks.ts';
import { surveyTexts } from './text-survey.ts';

/** A check of this process, which fails with a line for each problem. */
const inProcess = (find: () => string[] | Promise<string[]>) => async (): Promise<Outcome> => {
  const problems = await find();
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
};

/** Lists the texts that a language lacks. */
function textProblems(): string[] {
  const { problems, missing } = surveyTexts({
    folder: join(root, 'packages', 'web', 'src', 'i18n'),
    languages,
    source: 'en',
    // A language that `fallbacks` of packages/web/src/i18n/languages.ts names may lack some.
    complete: languages,
  });
  if (missing.length > 0) console.log(missing.join('\n'));
  return problems;
}

/**
 * The types of a folder; only what has changed since the last check is checked again. The root's program has all that runs on
 * Node alone, because each program reads what it imports again.
 */
function checkTypes(folder: string): Step {
  const name = folder === '.' ? 'node' : folder;
  const seen = join(root, 'node_modules', '.cache', 'tsc', `${name.replaceAll('/', '-')}.json`);
  const args = ['--project', folder, '--incremental', '--tsBuildInfoFile', seen];
  return { name: `types: ${name}`, run: () => runProgram('typescript', args) };
}

/** The steps of `npm run check`, slow ones first so that the parallel lanes end together. */
export function checkSteps(env: NodeJS.ProcessEnv): Step[] {
  return [
    { name: 'contract lint', run: () => lintContract(root, env) },
    { name: 'unused code', run: () => runProgram('knip', ['--no-progress'], { env }) },
    { name: 'import rules', run: inProcess(importProblems) },
    { name: 'folder breadth', run: inProcess(folderProblems) },
    { name: 'texts', run: inProcess(textProblems) },
    { name: 'gallery', run: inProcess(galleryProblems) },
    {
      name: 'generated files are up to date',
      run: () => run(process.execPath, ['packages/types/tools/generate.ts', '--check']),
    },
    {
      name: 'data of the world',
      run: () => run(process.execPath, ['packages/mock-api/tools/check-data.ts']),
    },
    {
      name: 'format and lint',
      run: () =>
        runProgram('@biomejs/biome', ['check', '--error-on-warnings', '--colors=off', '.']),
    },
    ...foldersWith('tsconfig.json').map(checkTypes),
  ];
}
