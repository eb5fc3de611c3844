import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientSource, contractSource } from './contract-source.ts';
import { contractFile, readContract } from './read-contract.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const document = await readContract();

const sources: Record<string, string> = {
  'api.generated.ts': astToString(await openapiTS(contractFile, { defaultNonNullable: false })),
  'contract.generated.ts': contractSource(document),
  'client.generated.ts': clientSource(document),
};

const stale: string[] = [];
for (const [name, source] of Object.entries(sources)) {
  const file = new URL(`../src/${name}`, import.meta.url);
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === source) continue;
  stale.push(`packages/types/src/${name}`);
  if (!values.check) await writeFile(file, source);
}

if (values.check && stale.length > 0) {
  console.error(`Not what openapi.yaml makes: ${stale.join(', ')}. Run \`npm run generate\`.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'The generated files are fresh.');
}
