import { expect, test } from 'vitest';
import { ResponseReader } from './response-reader.ts';

function read(text: string, methods = ['GET'], step = text.length) {
  const reader = new ResponseReader(methods);
  for (let at = 0; at < text.length; at += step) {
    reader.push(Buffer.from(text.slice(at, at + step), 'latin1'));
  }
  reader.end();
  return {
    statuses: reader.responses.map(({ status }) => status),
    bodies: reader.responses.map(({ body }) => String(body)),
    error: reader.error,
  };
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const head = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n';
const inChunks =
  'HTTP/1.1 404 x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n1\r\n!\r\n0\r\n\r\n';

test('responses are read from any pieces of a connection', () => {
  for (const step of [1, 7, 1000]) {
    expect(read(ok + head + inChunks, ['GET', 'HEAD', 'GET'], step)).toEqual({
      statuses: [200, 200, 404],
      bodies: ['ok', '', 'no!'],
      error: undefined,
    });
  }
});

test('an interim response is not the one to the request', () => {
  expect(read(`HTTP/1.1 100 Continue\r\n\r\n${ok}`).statuses).toEqual([200]);
});

test('bytes that are no response are an error', () => {
  expect(read(`${ok}surplus\r\n\r\n`).error).toBe('no status line: "surplus"');
  expect(read(ok.slice(0, -1)).error).toMatch(/incomplete/);
  expect(read('HTTP/1.1 200 OK\r\n\r\n').error).toBe('a response without a length');
});
