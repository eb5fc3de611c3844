import { shutdownSignal } from '../site/shutdown-signal.ts';
import { buildSite } from '../site/site-build.ts';
import { startCluster } from './cluster.ts';
import { findPrograms } from './programs.ts';
import { scaleChecks } from './scale-checks.ts';

// Runs on loopback what docker compose --profile scale deploys, and checks that any one replica may die.
const signal = shutdownSignal();
const print = (text: string) => process.stdout.write(`${text}\n`);

async function scale(): Promise<number> {
  const found = findPrograms(process.env);
  if (!found.ok) {
    print(found.error);
    return 1;
  }
  const built = await buildSite(() => print('Building the site …'), { env: process.env, signal });
  if (built.code !== 0) {
    print(`${built.output}\nThe site could not be built: see the output above.`);
    return 1;
  }
  print('Starting PostgreSQL, Redis, nginx, two APIs and three gateways …');
  const cluster = await startCluster(found.programs, signal);
  let failed = 0;
  try {
    for (const { title, run } of scaleChecks) {
      if (signal.aborted) break;
      try {
        print(`✓ ${title}: ${await run(cluster)}`);
      } catch (error) {
        failed += 1;
        print(`✗ ${title}: ${(error as Error).message}`);
      }
    }
  } finally {
    await cluster.stop();
  }
  return failed === 0 && !signal.aborted ? 0 : 1;
}

process.exit(
  await scale().catch((error: Error) => {
    print(error.message);
    return 1;
  }),
);
