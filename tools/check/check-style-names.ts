import { globSync, readFileSync } from 'node:fs';
import { root } from '../workspace.ts';
import { styleProblems } from './style-names.ts';

const problems = globSync(`${root}/packages/web/src/**/*.{ts,tsx}`).flatMap((file) =>
  styleProblems(file, readFileSync(file, 'utf8')),
);
for (const problem of problems) console.log(problem.replaceAll(`${root}/`, ''));
process.exitCode = problems.length > 0 ? 1 : 0;
