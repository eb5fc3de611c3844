import { availableParallelism } from 'node:os';
import { runSteps } from '../test/steps.ts';
import { checkSteps } from './check-steps.ts';

const verdicts = await runSteps(checkSteps(process.env), availableParallelism(), (text) =>
  process.stdout.write(text),
);
process.exitCode = verdicts.every((verdict) => verdict.ok) ? 0 : 1;
