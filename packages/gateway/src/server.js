import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Enabled before any other module loads: a later start does without the compiler of types, which takes 17 MB, and needs two
// thirds of the time. Plain JavaScript, because the entry itself cannot be cached; not in a folder where others may write.
enableCompileCache(fileURLToPath(new URL('../../../.data/compile-cache', import.meta.url)));
await import('./main.ts');
