import { globSync, readFileSync } from 'node:fs';
import { styleFaults } from './style-names.ts';
import { root } from './workspace.ts';

const faults = globSync(`${root}/packages/web/src/**/*.{ts,tsx}`).flatMap((file) =>
  styleFaults(file, readFileSync(file, 'utf8')),
);
for (const fault of faults) console.log(fault.replaceAll(`${root}/`, ''));
process.exitCode = faults.length > 0 ? 1 : 0;
