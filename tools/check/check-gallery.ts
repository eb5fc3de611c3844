import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts } from '../gallery/missing-parts.ts';
import { root } from '../workspace.ts';

const COMPONENTS = 'packages/web/src/{ui,features/matches/{row,card,scoreboard}}/**/*.tsx';
const GALLERY = 'packages/web/gallery/**/*.{ts,tsx}';

/** Visible without script only. */
const NOT_SHOWN = ['packages/web/src/ui/feedback/no-script.tsx'];

const sources = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root })
      .filter((path) => !/[.]test[.]/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

const missing = missingParts(sources(COMPONENTS), sources(GALLERY)).filter(
  (path) => !NOT_SHOWN.includes(path),
);
for (const path of missing)
  console.error(`${path} is not in the gallery: add its states in packages/web/gallery/groups/.`);
process.exitCode = missing.length > 0 ? 1 : 0;
