import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { ENCODINGS, type Encoding } from '../http/accept-encoding.ts';
import { Representation } from '../http/representation.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SUFFIXES: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

function load(file: string): Representation {
  const type = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';
  const asset = new Representation(readFileSync(file), type);
  for (const encoding of ENCODINGS) {
    const compressed = `${file}${SUFFIXES[encoding]}`;
    if (existsSync(compressed)) asset.addEncoded(encoding, readFileSync(compressed));
  }
  return asset;
}

/**
 * Reads every file of the built site, by URL. Only URLs of this map are served, so no spelling of a path reaches another
 * file. Without dot files, and without HTML of the build, since pages are rendered.
 */
export function readAssets(clientDir: string): Map<string, Representation> {
  const files = globSync('**/*', { cwd: clientDir }).filter(
    (file) => !/\.(br|zst|gz|html)$/.test(file) && !/(^|[/\\])\./.test(file),
  );
  return new Map(
    files
      .map((file) => [file, join(clientDir, file)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([file, path]) => [`/${file.split(sep).join('/')}`, load(path)]),
  );
}
