/** A path of the contract in the syntax of Fastify's router: `/static/{name}.html` → `/static/:name(^[^/]+?).html`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}(?=(.?))/g, (_, name: string, next: string) =>
    next === '' || next === '/' ? `:${name}` : `:${name}(^[^/]+?)`,
  );
}
