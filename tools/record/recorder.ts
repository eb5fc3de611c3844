import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { RECORDING_FILE } from '@touchline/gateway/config-variables';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import { contract, type Operation } from '@touchline/types/contract';
import { createRedactor } from './redact.ts';

const TIMEOUT_MS = 30_000;
const MAX_SLUG = 60;

/** Headers of the contract that describe the body. */
const RECORDED_HEADERS = ['content-language', 'x-world-now'];

export interface RecorderOptions {
  readonly upstream: URL;
  /** The folder of the recording. */
  readonly folder: string;
  readonly onAnswer?: (answer: RecordedAnswer) => void;
}

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

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Readable, and different for different answers. */
function fileName({ target, language }: RecordedAnswer): string {
  const slug = `${target} ${language}`
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
  const hash = createHash('sha256').update(`${language} ${target}`).digest('hex').slice(0, 8);
  return `${slug}-${hash}.json`;
}

/**
 * A proxy in front of an upstream that stores each successful public GET, redacted. Operations with an access token are
 * never stored: what they answer is somebody's own.
 */
export function createRecorder({ upstream, folder, onAnswer = () => {} }: RecorderOptions): Server {
  const findOperations = createOperationFinder(contract);
  const redact = createRedactor(upstream);
  const prefix = upstream.pathname.replace(/\/$/, '');

  function recordable({ method, url = '', headers }: IncomingMessage): Operation | undefined {
    if (method !== 'GET' || headers.authorization !== undefined) return undefined;
    return findOperations(url.split('?')[0] ?? '')
      .map(({ operation }) => operation)
      .find((one) => one.method === 'GET' && one.security !== 'required');
  }

  let isBegun = false;

  /** A recording exists from its first answer on, so that a site that does not start leaves none. */
  function begin(): void {
    if (isBegun) return;
    mkdirSync(folder, { recursive: true });
    const about = { recordedAt: new Date().toISOString() };
    writeJson(join(folder, RECORDING_FILE), about);
    isBegun = true;
  }

  function store(operation: Operation, request: IncomingMessage, response: Response, body: Buffer) {
    const type = operation.responses['200']?.contentType ?? '';
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith(type)) return;
    const text = body.toString();
    const answer: RecordedAnswer = {
      operation: operation.id,
      target: String(redact(request.url)),
      language: String(request.headers['accept-language'] ?? ''),
      headers: {
        'content-type': type,
        ...Object.fromEntries(
          RECORDED_HEADERS.flatMap((name) => {
            const value = response.headers.get(name);
            return value === null ? [] : [[name, String(redact(value))]];
          }),
        ),
      },
      body: redact(type === 'application/json' ? JSON.parse(text) : text),
    };
    begin();
    mkdirSync(join(folder, operation.id), { recursive: true });
    writeJson(join(folder, operation.id, fileName(answer)), answer);
    onAnswer(answer);
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
    reply.writeHead(response.status, Object.fromEntries(headers)).end(body);
    const operation = recordable(request);
    if (operation) store(operation, request, response, body);
  }

  return createServer((request, reply) => {
    handle(request, reply).catch(() => {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
  });
}
