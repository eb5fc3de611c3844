import { Files } from './files.ts';
import type { Build, WorkerScope } from './scope.ts';

export const scope = globalThis as unknown as WorkerScope & { readonly build: Build };
export const base = new URL('.', scope.location.href).pathname.replace(/\/$/, '');
export const files = new Files(scope.build, base);
