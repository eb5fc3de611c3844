import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes instead of nonces: a rendered page may be cached and served to other visitors. */
export function securityPolicy(inline: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${inline.styles.map(hashOf).join(' ')}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site-worker info-page',
  ].join('; ');
}
