import { UpstreamProblem } from './upstream-problem.ts';

const LARGEST = 16 * 1024 * 1024;

/** Reads an answer whole, so that one that lies about its length is known before a byte is passed on. */
export async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > LARGEST) throw new UpstreamProblem(502, 'The upstream answered more than is taken.');
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size);
}
