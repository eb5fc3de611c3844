import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { JsonSchema, RateLimit } from '../src/contract-types.ts';

export const CONTRACT_FILE = new URL('../../../openapi.yaml', import.meta.url);

type Referable<T> = T & { $ref?: string };
type Media = { schema?: JsonSchema };
type RawParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  explode?: boolean;
  schema: Record<string, unknown>;
  'x-extra'?: true;
};
export type RawResponse = {
  headers?: Record<string, Referable<object>>;
  content?: Record<string, Media>;
};
export type RawOperation = {
  operationId: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: Referable<RawParameter>[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Referable<RawResponse>>;
  'x-cache'?: { fresh: number; stale: number; onError: number };
  'x-rate-limit'?: RateLimit;
  'x-served-by'?: 'gateway';
  'x-extra'?: true;
  'x-timeout'?: number;
};
/** An OpenAPI document, in the parts that the project reads. */
export type OpenApiDocument = {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas: Record<string, object> };
};
export type RawContract = OpenApiDocument & {
  info: { version: string };
  components: {
    parameters: Record<string, RawParameter>;
    headers: Record<string, { schema: { enum?: string[] } }>;
    responses: Record<string, RawResponse>;
  };
};

export async function readContract(file: URL = CONTRACT_FILE): Promise<RawContract> {
  return parse(await readFile(file, 'utf8')) as RawContract;
}

export function resolve<T extends object>(document: OpenApiDocument, value: Referable<T>): T {
  if (!value.$ref) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    document,
  ) as T;
}
