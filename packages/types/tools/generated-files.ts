import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientSource, contractSource } from './contract-source.ts';
import { CONTRACT_FILE, readContract } from './read-contract.ts';

/** Makes the generated files from the contract; returns those that differ from it, and writes them if `write`. */
export async function generateFiles({ write }: { write: boolean }): Promise<string[]> {
  const document = await readContract();
  const sources: Record<string, string> = {
    'api.generated.ts': astToString(await openapiTS(CONTRACT_FILE, { defaultNonNullable: true })),
    'contract.generated.ts': contractSource(document),
    'client.generated.ts': clientSource(document),
  };
  const outdated: string[] = [];
  for (const [name, source] of Object.entries(sources)) {
    const file = new URL(`../src/${name}`, import.meta.url);
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current === source) continue;
    outdated.push(`packages/types/src/${name}`);
    if (write) await writeFile(file, source);
  }
  return outdated;
}
