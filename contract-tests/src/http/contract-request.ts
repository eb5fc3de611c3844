import type { Operation } from '@touchline/types/contract';

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** A request in terms of the contract. Any part may be invalid on purpose. */
export interface ContractRequest {
  readonly method?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly rawBody?: { readonly type: string; readonly text: string };
}

export function targetOf({ path }: Pick<Operation, 'path'>, request: ContractRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((item): [string, string] => [name, item]),
    ),
  ).toString();
  return query ? `${filled}?${query}` : filled;
}
