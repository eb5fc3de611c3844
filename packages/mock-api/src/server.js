import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the second start then spares the work of the first. And no type in
// here: to strip the types of one file that cannot be cached costs a third of the whole start.
enableCompileCache();
await import('./main.ts');
