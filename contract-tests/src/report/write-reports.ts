import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { junit } from './junit.ts';
import type { Report } from './report.ts';

export async function writeReports(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, 'contract.junit.xml'), junit(report));
}
