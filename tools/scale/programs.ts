import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Env = Record<string, string | undefined>;

export interface Programs {
  nginx: string;
  redis: string;
  initdb: string;
  postgres: string;
}

/** The names of each program, and the Debian package that contains it. */
const REQUIRED_PROGRAMS: Record<keyof Programs, { names: string[]; debianPackage: string }> = {
  nginx: { names: ['nginx'], debianPackage: 'nginx-light' },
  redis: { names: ['valkey-server', 'redis-server'], debianPackage: 'redis-server' },
  initdb: { names: ['initdb'], debianPackage: 'postgresql' },
  postgres: { names: ['postgres'], debianPackage: 'postgresql' },
};

// Debian installs PostgreSQL's programs and those for root outside the usual PATH.
const systemFolders = () => [
  '/usr/sbin',
  '/usr/local/sbin',
  ...globSync('/usr/lib/postgresql/*/bin'),
];

/** The programs that a scaled site needs, or a message about which are missing and how to install them. */
export function findPrograms(
  { PATH = '' }: Env,
  exists = existsSync,
): { ok: true; programs: Programs } | { ok: false; error: string } {
  const folders = [...PATH.split(delimiter).filter(Boolean), ...systemFolders()];
  const found = Object.entries(REQUIRED_PROGRAMS).map(([role, { names, debianPackage }]) => {
    const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return { role, debianPackage, names, file: files.find((file) => exists(file)) };
  });
  const missing = found.filter(({ file }) => file === undefined);
  if (missing.length === 0) {
    const programs = Object.fromEntries(found.map(({ role, file }) => [role, file]));
    return { ok: true, programs: programs as unknown as Programs };
  }
  const names = missing.map((program) => program.names.join(' or ')).join(', ');
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))].join(' ');
  return {
    ok: false,
    error: `Not found: ${names}. On Debian, install them with: apt-get install -y --no-install-recommends ${packages}`,
  };
}
