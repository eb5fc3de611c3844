import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

export interface Captured {
  readonly head: string[];
  readonly body: Buffer;
  readonly headFile: string;
  readonly bodyFile: string;
}

// Headers that each server sets itself.
const SERVER_HEADERS = ['date', 'connection', 'keep-alive'];

/** Saves a response as received, so that other servers can send the same bytes. */
export async function capture(
  url: string,
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<Captured> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const head = Object.entries(response.headers)
    .filter(([name]) => !SERVER_HEADERS.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const [headFile, bodyFile] = [join(folder, 'head.json'), join(folder, 'body')];
  await writeFile(headFile, JSON.stringify(head));
  await writeFile(bodyFile, body);
  return { head, body, headFile, bodyFile };
}
