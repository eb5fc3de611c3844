import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import { contract, type Operation } from '@touchline/types/contract';
import { type AnswerWriterOptions, createAnswerWriter } from './answer-writer.ts';

const TIMEOUT_MS = 30_000;

export interface RecorderOptions extends AnswerWriterOptions {
  readonly onAnswer?: (answer: RecordedAnswer) => void;
}

/** What needs an access token is somebody's own. */
const isPublicGet = ({ method, security }: Operation) =>
  method === 'GET' && security !== 'required';

const forwardedHeaders = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|if-none-match)$/.test(
      name,
    ) || value === undefined
      ? []
      : [[name, [value].flat().join(', ')] as [string, string]],
  );

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A proxy in front of an upstream that stores each successful public GET, redacted. */
export function createRecorder({ onAnswer = () => {}, ...options }: RecorderOptions): Server {
  const { upstream } = options;
  const findOperations = createOperationFinder(contract);
  const write = createAnswerWriter(options);
  const prefix = upstream.pathname.replace(/\/$/, '');

  function recordable({ method, url = '', headers }: IncomingMessage): Operation | undefined {
    if (method !== 'GET' || headers.authorization !== undefined) return undefined;
    return findOperations(url.split('?')[0] ?? '')
      .map(({ operation }) => operation)
      .find(isPublicGet);
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const sent = await bodyOf(request);
    const response = await fetch(new URL(prefix + request.url, upstream), {
      method: request.method ?? 'GET',
      headers: forwardedHeaders(request),
      ...(sent.length > 0 && { body: new Uint8Array(sent) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    // Before the reply, so that the end of the last call is the end of the recording.
    await store(request, response, body).catch(() => {});
    reply.writeHead(response.status, Object.fromEntries(headers)).end(body);
  }

  async function store(request: IncomingMessage, { status, headers }: Response, body: Buffer) {
    const operation = recordable(request);
    if (!operation) return;
    const answer = await write({
      operation,
      target: request.url ?? '',
      language: String(request.headers['accept-language'] ?? ''),
      status,
      headers,
      text: body.toString(),
    });
    if (answer) onAnswer(answer);
  }

  return createServer((request, reply) => {
    handle(request, reply).catch(() => {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
  });
}
