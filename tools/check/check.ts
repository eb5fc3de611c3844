import { availableParallelism } from 'node:os';
import { checkSteps } from './check-steps.ts';
import { runSteps } from './run-steps.ts';

// `npm run check -- gallery 'import rules'` runs only the steps with these names.
const names = process.argv.slice(2);
const all = checkSteps(process.env);
const steps = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
if (steps.length < names.length) {
  console.error(`Unknown step. Choose from: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const print = (text: string) => process.stdout.write(text);
process.exitCode = (await runSteps(steps, availableParallelism(), print)) ? 0 : 1;
