/** Names that the shared modules import from Node's modules, and that nothing in the worker calls. */
function unavailable(): never {
  throw new Error('This part of Node does not exist in a browser.');
}

export const readFileSync = unavailable;
export const join = (...parts: readonly string[]) => parts.join('/');
export const dirname = (path: string) => path;
export const createRequire = () => ({ resolve: (name: string) => name });
