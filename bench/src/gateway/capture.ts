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

// What every server says in its own way.
const own = ['date', 'connection', 'keep-alive'];

/** An answer as it came over the wire, in files, for others to send the same. */
export async function capture(
  url: string,
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<Captured> {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const head = Object.entries(answer.headers)
    .filter(([name]) => !own.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const [headFile, bodyFile] = [join(folder, 'head.json'), join(folder, 'body')];
  await writeFile(headFile, JSON.stringify(head));
  await writeFile(bodyFile, body);
  return { head, body, headFile, bodyFile };
}
