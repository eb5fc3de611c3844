import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { junit } from './junit.ts';
import type { Report } from './report.ts';

const MIN_INTERVAL_MS = 1000;

export interface ReportFiles {
  /** Writes the report of the cases so far, at most once a second. */
  update(makeReport: () => Report): void;
  write(report: Report): void;
}

/** Writes to a temporary file first, so that a report is never half written. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** Creates the folder, and writes contract.json and contract.junit.xml into it. */
export function openReportFiles(folder: string, now = () => performance.now()): ReportFiles {
  mkdirSync(folder, { recursive: true });
  let writtenAt = Number.NEGATIVE_INFINITY;

  function write(report: Report): void {
    replaceFile(join(folder, 'contract.json'), `${JSON.stringify(report, null, 2)}\n`);
    replaceFile(join(folder, 'contract.junit.xml'), junit(report));
    writtenAt = now();
  }
  return {
    write,
    update(makeReport) {
      if (now() - writtenAt >= MIN_INTERVAL_MS) write(makeReport());
    },
  };
}
