import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tools/run-command.ts';
import type { Programs } from './programs.ts';
import { ServerProcess } from './server-process.ts';

/** The user that PostgreSQL runs as, because it refuses to run as root. */
function databaseOwner(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      return Number(execFileSync('id', ['-u', user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root: create the user postgres or nobody.');
}

/** PostgreSQL with its default durability: a commit is acknowledged when it is on the disk. */
export async function startDatabase(
  { initdb, postgres }: NonNullable<Programs['database']>,
  folder: string,
  port: number,
): Promise<ServerProcess> {
  const uid = databaseOwner();
  const data = join(folder, 'database');
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined) {
    chownSync(folder, uid, -1);
    chownSync(data, uid, -1);
  }
  const options = { cwd: folder, ...(uid !== undefined && { uid }) };
  const created = await run(initdb, ['-D', data, '-U', 'touchline', '--auth=trust'], options);
  if (created.code !== 0) throw new Error(`The database could not be created:\n${created.output}`);
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  return new ServerProcess({
    name: 'PostgreSQL',
    program: postgres,
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    ...options,
  });
}
