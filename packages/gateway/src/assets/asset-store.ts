import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type Encoding, encodings } from '../http/accept-encoding.ts';
import { Representation } from '../http/representation.ts';

const mediaTypes: Record<string, string> = {
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

const suffixes: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

function load(file: string): Representation {
  const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
  const asset = new Representation(readFileSync(file), type);
  for (const encoding of encodings) {
    const made = `${file}${suffixes[encoding]}`;
    if (existsSync(made)) asset.adopt(encoding, readFileSync(made));
  }
  return asset;
}

/**
 * Every file of the built site by its address, read once. What is not in this map cannot be asked for,
 * however a path is written. Dot files and pages made by the build stay out: pages are rendered.
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
