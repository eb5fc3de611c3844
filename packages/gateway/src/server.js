import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Enabled before any other module loads: a later start does without the compiler of types, which takes 17 MB, and needs two
// thirds of the time. Plain JavaScript, because the entry itself cannot be cached; not in a folder where others may write.
const folder = fileURLToPath(new URL('../../../.data', import.meta.url));
try {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  enableCompileCache(`${folder}/compile-cache`);
} catch {
  // Where the program's files cannot be written, each start compiles.
}
await import('./main.ts');
