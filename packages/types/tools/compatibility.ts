import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Contract, contract } from '../src/contract.ts';
import { breakingChanges } from './compatibility/breaking-changes.ts';
import { readContract } from './read-contract.ts';

type Release = Contract & { version: string };

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const RELEASED_FILE = new URL('../contract.released.json', import.meta.url);
const { version } = (await readContract()).info;

if (values.release) {
  await writeFile(RELEASED_FILE, `${JSON.stringify({ version, ...contract }, null, 1)}\n`);
  console.log(
    `Released version ${version} of the contract; later versions are checked against it.`,
  );
} else {
  const released = JSON.parse(await readFile(RELEASED_FILE, 'utf8')) as Release;
  const breaking = breakingChanges(released, contract);
  const isDeclared = version.split('.')[0] !== released.version.split('.')[0];
  if (breaking.length > 0 && !isDeclared) {
    console.error(
      [
        `openapi.yaml breaks clients of version ${released.version}:`,
        ...breaking.map((change) => `  ${change}`),
        'Keep the old form beside the new one; or declare the break: raise the major version in',
        'openapi.yaml and run `npm run contract:release`.',
      ].join('\n'),
    );
    process.exitCode = 1;
  }
}
