import { enableCompileCache } from 'node:module';

// Enabled before any other module loads: after a change only the changed files are compiled again.
enableCompileCache();
await import('./dev-gateway.ts');
