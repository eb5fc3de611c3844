import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Env = Record<string, string | undefined>;

export interface Programs {
  nginx: string;
  redis: string;
  initdb: string;
  postgres: string;
}

/** Each program by the names that it goes by, and the Debian package that brings it. */
const wanted: Record<keyof Programs, { names: string[]; from: string }> = {
  nginx: { names: ['nginx'], from: 'nginx-light' },
  redis: { names: ['valkey-server', 'redis-server'], from: 'redis-server' },
  initdb: { names: ['initdb'], from: 'postgresql' },
  postgres: { names: ['postgres'], from: 'postgresql' },
};

// Debian keeps the programs of PostgreSQL, and those for root, out of everybody's way.
const elsewhere = () => ['/usr/sbin', '/usr/local/sbin', ...globSync('/usr/lib/postgresql/*/bin')];

/** The programs that a scaled site is made of, or the sentence that says which are missing and how they come. */
export function findPrograms(
  { PATH = '' }: Env,
  exists = existsSync,
): { ok: true; programs: Programs } | { ok: false; fault: string } {
  const folders = [...PATH.split(delimiter).filter(Boolean), ...elsewhere()];
  const found = Object.entries(wanted).map(([role, { names, from }]) => {
    const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return { role, from, names, file: files.find((file) => exists(file)) };
  });
  const missing = found.filter(({ file }) => file === undefined);
  if (missing.length === 0) {
    const programs = Object.fromEntries(found.map(({ role, file }) => [role, file]));
    return { ok: true, programs: programs as unknown as Programs };
  }
  const names = missing.map((one) => one.names.join(' or ')).join(', ');
  const packages = [...new Set(missing.map(({ from }) => from))].join(' ');
  return {
    ok: false,
    fault: `Not found: ${names}. Debian has them: apt-get install -y --no-install-recommends ${packages}`,
  };
}
