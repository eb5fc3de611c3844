import { readFileSync } from 'node:fs';
import { contract } from '@touchline/types/contract';
import type { Language } from '../world/world-view.ts';

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}';

function document(language: Language, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${style}</style></head>
<body>
<h1>${heading}</h1>
<div class="body">
${body}
</div>
</body>
</html>
`;
}

const pageNames = contract.schemas.components.schemas.PageName as { enum: readonly string[] };

const made = new Map<string, string>();

/** The page as a document; its text is in a file of its own, beginning with the heading. */
export function staticPage(name: string, language: Language): string | undefined {
  if (!pageNames.enum.includes(name)) return undefined;
  const key = `${language}/${name}`;
  const known = made.get(key);
  if (known) return known;
  const text = readFileSync(new URL(`./${key}.html`, import.meta.url), 'utf8');
  const [, heading = '', body = ''] = /^<h1>(.*?)<\/h1>\s*([\s\S]*)$/.exec(text) ?? [];
  const page = document(language, heading, body.trim());
  made.set(key, page);
  return page;
}
