import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contract } from '@touchline/types/contract';
import type { Language } from '../world/world-view.ts';

// Resolved by `imports` of package.json, which also works from the built file.
const { resolve: fileOf } = createRequire(import.meta.url);

const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}';

function document(language: Language, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style></head>
<body>
<h1>${heading}</h1>
<div class="body">
${body}
</div>
</body>
</html>
`;
}

const PAGE_NAMES = contract.schemas.components.schemas.PageName as { enum: readonly string[] };

const cache = new Map<string, string>();

/** The page as an HTML document. The source file holds the heading and the body. */
export function staticPage(name: string, language: Language): string | undefined {
  if (!PAGE_NAMES.enum.includes(name)) return undefined;
  const key = `${language}/${name}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const source = readFileSync(fileOf(`#info-pages/${key}.html`), 'utf8');
  const [, heading = '', body = ''] = /^<h1>(.*?)<\/h1>\s*([\s\S]*)$/.exec(source) ?? [];
  const page = document(language, heading, body.trim());
  cache.set(key, page);
  return page;
}
