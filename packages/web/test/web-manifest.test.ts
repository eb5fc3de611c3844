import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webManifest } from '../tools/web-manifest.ts';

const inPublic = (src: string) => existsSync(new URL(`../public${src}`, import.meta.url));

test('the site is installable: a name in each language, a URL, icons for every shape', async () => {
  const en = await webManifest('en');
  const zh = await webManifest('zh');
  expect(en).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(zh).toMatchObject({ id: en.id, lang: 'zh-Hans', short_name: 'Touchline' });
  expect(zh.description).not.toBe(en.description);
  const shapes = en.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(shapes).toEqual(
    expect.arrayContaining([
      'any any',
      'maskable any',
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]),
  );
  for (const { src } of en.icons) expect(inPublic(src), src).toBe(true);
});

test('MYT-5 an installed site has shortcuts to live matches, my teams, predictions and each sport', async () => {
  expect((await webManifest('zh')).shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['正在进行', '/football/matches?show=live'],
    ['我的球队', '/#mine'],
    ['预测', '/football/predictions'],
    ['足球', '/football/matches'],
    ['篮球', '/basketball/matches'],
    ['电竞', '/esports/matches'],
  ]);
});
