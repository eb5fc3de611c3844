import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Env = Record<string, string | undefined>;

/** The installed programs. A part without its program is left out of the cluster. */
export interface Programs {
  nginx?: string | undefined;
  redis?: string | undefined;
  database?: { initdb: string; postgres: string } | undefined;
}

/** The names of each program, and the Debian package that contains it. */
const PROGRAMS = {
  nginx: { names: ['nginx'], debianPackage: 'nginx-light' },
  redis: { names: ['valkey-server', 'redis-server'], debianPackage: 'redis-server' },
  initdb: { names: ['initdb'], debianPackage: 'postgresql' },
  postgres: { names: ['postgres'], debianPackage: 'postgresql' },
};

type Role = keyof typeof PROGRAMS;

// Debian installs PostgreSQL's programs and those for root outside the usual PATH.
const systemFolders = () => [
  '/usr/sbin',
  '/usr/local/sbin',
  ...globSync('/usr/lib/postgresql/*/bin'),
];

/** Debian's /usr/bin has a wrapper of some programs that works only where the server is set up. */
const runs = (file: string) => spawnSync(file, ['--version']).status === 0;

/** Finds the installed programs. `missing` is a sentence about the others, with the command that installs them. */
export function findPrograms(
  { PATH = '' }: Env,
  { exists = existsSync, isUsable = runs } = {},
): { programs: Programs; missing: string | undefined } {
  const folders = [...PATH.split(delimiter).filter(Boolean), ...systemFolders()];
  const find = (role: Role) =>
    PROGRAMS[role].names
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((file) => exists(file));
  const files = Object.fromEntries(
    (Object.keys(PROGRAMS) as Role[]).map((role) => [role, find(role)]),
  ) as Record<Role, string | undefined>;
  const { nginx, redis, initdb } = files;
  const postgres = files.postgres && isUsable(files.postgres) ? files.postgres : undefined;
  const absent = (Object.keys(PROGRAMS) as Role[]).filter(
    (role) => !(role === 'postgres' ? postgres : files[role]),
  );
  const names = absent.map((role) => PROGRAMS[role].names.join(' or ')).join(', ');
  const packages = [...new Set(absent.map((role) => PROGRAMS[role].debianPackage))].join(' ');
  return {
    programs: {
      nginx,
      redis,
      database: initdb && postgres ? { initdb, postgres } : undefined,
    },
    missing:
      absent.length > 0
        ? `Not found: ${names}. On Debian, install them with: apt-get install -y --no-install-recommends ${packages}`
        : undefined,
  };
}
