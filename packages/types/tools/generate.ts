import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientSource, contractSource } from './contract-source.ts';
import { CONTRACT_FILE, readContract } from './read-contract.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const document = await readContract();

const sources: Record<string, string> = {
  'api.generated.ts': astToString(await openapiTS(CONTRACT_FILE, { defaultNonNullable: false })),
  'contract.generated.ts': contractSource(document),
  'client.generated.ts': clientSource(document),
};

const outdated: string[] = [];
for (const [name, source] of Object.entries(sources)) {
  const file = new URL(`../src/${name}`, import.meta.url);
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === source) continue;
  outdated.push(`packages/types/src/${name}`);
  if (!values.check) await writeFile(file, source);
}

if (values.check && outdated.length > 0) {
  console.error(`Out of date with openapi.yaml: ${outdated.join(', ')}. Run \`npm run generate\`.`);
  process.exitCode = 1;
} else {
  console.log(
    outdated.length > 0 ? `Wrote ${outdated.join(', ')}.` : 'The generated files are fresh.',
  );
}
