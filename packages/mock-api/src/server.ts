import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the second start then spares the work of the first.
enableCompileCache();
await import('./serve.ts');
