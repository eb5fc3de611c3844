/** The prebuilt documents, each for pages of one kind. */
export const documentNames = ['home', 'matches', 'match', 'page'] as const;

/** `path` begins behind the demo's folder. */
export function documentName(path: string): (typeof documentNames)[number] {
  if (path === '/' || path === '/index.html') return 'home';
  if (/^\/\w+\/matches\/ma-/.test(path)) return 'match';
  return /^\/\w+\/matches\/?$/.test(path) ? 'matches' : 'page';
}
