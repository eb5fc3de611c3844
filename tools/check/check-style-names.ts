import { globSync, readFileSync } from 'node:fs';
import { root } from '../workspace.ts';
import { styleFaults } from './style-names.ts';

const faults = globSync(`${root}/packages/web/src/**/*.{ts,tsx}`).flatMap((file) =>
  styleFaults(file, readFileSync(file, 'utf8')),
);
for (const fault of faults) console.log(fault.replaceAll(`${root}/`, ''));
process.exitCode = faults.length > 0 ? 1 : 0;
