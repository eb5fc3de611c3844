import { parentPort } from 'node:worker_threads';
import type { WorldRequest } from '../src/world-thread/world-job.ts';

const YEAR_2000 = 946_684_800;

/** Computes for ever at the start of 2000; else it answers with the instant. */
parentPort?.on('message', ({ job }: WorldRequest) => {
  while (job.instant === YEAR_2000);
  parentPort?.postMessage({ response: { body: Buffer.from(String(job.instant)), etag: '' } });
});
