import { enableCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Enabled before any other module loads, so that later starts reuse the compiled code. Plain JavaScript, because the
// entry itself cannot be cached: stripping its types would take a third of the start-up time.
enableCompileCache();
// The thread of own worlds runs this file too: the build has one entry.
await (isMainThread ? import('./main.ts') : import('./world-thread/world-worker.ts'));
