import { startMock } from '@touchline/mock-api/testing';
import { openGalleryServer } from '@touchline/web/gallery-server';
import { expect, onTestFinished, test } from 'vitest';

test('the gallery has its page, compiled sources, files of the site and the API on one origin', async () => {
  const api = await startMock();
  onTestFinished(() => api.close());
  const server = await openGalleryServer({ host: '127.0.0.1', port: 0, apiUrl: api.url });
  onTestFinished(() => server.close());
  const [base = ''] = server.resolvedUrls?.local ?? [];
  const read = async (path: string) => {
    const response = await fetch(base + path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  expect(await read('')).toContain('src="./gallery.tsx"');
  expect(await read('gallery.tsx')).toContain('/src/theme/tokens.css');
  expect(await read('favicon.svg')).toContain('<svg');
  expect(await read('api/matches/live?limit=1')).toMatch(/^\{"data":\[/);
});
