import { enableCompileCache } from 'node:module';

// Enabled before any other module loads, so that later starts reuse the compiled code. Plain JavaScript, because the
// entry itself cannot be cached: stripping its types would take a third of the start-up time.
enableCompileCache();
await import('./main.ts');
