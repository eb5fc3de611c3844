import { removeSecrets } from '../../../tools/record/remove-secrets.ts';
import type { Attack } from '../attack-plan.ts';

/** Each with the part that no file may contain. */
const SECRETS: readonly (readonly [secret: string, text: string])[] = [
  ['AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE'],
  ['AIzaSyA', 'AIzaSyA-1234567890abcdefghijklmnopqrstu'],
  ['glpat-abc', 'glpat-abcdefghij1234567890'],
  ['npm_abc', 'npm_abcdefghijklmnopqrstuvwxyz0123456789'],
  ['ghp_abc', 'ghp_abcdefghijklmnopqrstuvwxyz0123456789'],
  ['sk_live', 'sk_live_abcdefghijklmnop'],
  ['xoxb', 'xoxb-123456789012-abcdefghijkl'],
  ['MIIEvQ', '-----BEGIN PRIVATE KEY-----\nMIIEvQ'],
  ['aaaa.bbbb', 'eyJhbGciOiJSU0EtT0FFUCJ9.aaaa.bbbb.cccc.dddd'],
  ['$2b$', '$2b$10$abcdefghijklmnopqrstuv'],
  ['0532013000', 'DE89370400440532013000'],
  ['1111', '4111 1111 1111 1111'],
  ['7946', 'call +44 20 7946 0958'],
  ['=4f3c', 'https://s3.example/a?X-Amz-Signature=4f3c&X-Amz-Date=1'],
  ['hunter2', 'https://bob:hunter2@files.example/a'],
  ['hidden', 'postgres://bob:hidden@db.example.com:5432/x'],
  ['jane.doe', 'ask jane.doe@mail.example'],
  ['9fK2x', 'use 9fK2xLq81ZpVw0TbRm4Yc7 for it'],
  ['5f4dcc3b', '5f4dcc3b5aa765d61d8327deb882cf99'],
];

export const recordings: Attack = {
  name: 'recordings',
  tries: `answers with ${SECRETS.length} kinds of secrets, recorded for version control`,
  right: 'each is replaced, or its answer left out',
  isQuick: true,
  async run() {
    const upstream = new URL('https://api.example');
    let replaced = 0;
    let leftOut = 0;
    const kept: string[] = [];
    for (const [secret, text] of SECRETS) {
      const { value, suspects } = await removeSecrets({ data: [{ note: text }] }, upstream);
      if (suspects.length > 0) leftOut += 1;
      else if (JSON.stringify(value).includes(secret)) kept.push(secret);
      else replaced += 1;
    }
    return {
      ok: kept.length === 0,
      seen: `${replaced} replaced, ${leftOut} left out, ${kept.length} kept${kept.map((one) => `; ${one}`).join('')}`,
    };
  },
};
