import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import type { ListedScenario } from '../console-data.ts';

/** What the gateway passes on to the mock API beside the contract. */

export type Override = {
  readonly delayMs?: number;
  readonly fail?: number | 'hang' | 'reset';
  readonly empty?: true;
  readonly body?: unknown;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  readonly when?: Readonly<Record<string, string | number>>;
};
/** By operation; of several for one operation the first whose `when` fits applies. */
export type Overrides = Readonly<Record<string, Override | readonly Override[]>>;

export interface FactsOfMatch {
  readonly score?: string;
  readonly minute?: number;
  readonly at?: string;
  readonly incidents?: readonly string[];
}
/** By the ids of the world. */
export interface Facts {
  readonly matches?: Readonly<Record<string, FactsOfMatch>>;
  readonly names?: Readonly<Record<string, string | { readonly en: string; readonly zh: string }>>;
}

interface Texts {
  readonly overrides: Overrides;
  readonly facts: Facts;
}

async function send<Data>(path: string, method = 'GET', body?: unknown): Promise<Data> {
  const response = await fetch(`/worlds/mock/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { ...DEV_TOOLS_HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = (await response.json()) as {
    data: Data;
    detail?: string;
    errors?: { message: string }[];
  };
  if (response.ok) return answer.data;
  if (response.status === 404) throw new Error('Only the mock API takes overrides.');
  throw new Error(
    answer.errors?.map(({ message }) => message).join('\n') ?? answer.detail ?? 'It is refused.',
  );
}

async function read<Kind extends keyof Texts>(
  kind: Kind,
  value: string | undefined,
): Promise<Texts[Kind]> {
  if (!value) return {};
  const query = new URLSearchParams({ value });
  return (await send<Pick<Texts, Kind>>(`${kind}?${query}`))[kind];
}

export const readOverrides = (value: string | undefined) => read('overrides', value);
export const readFacts = (value: string | undefined) => read('facts', value);

/** The value of `x-mock-overrides` or `x-mock-facts`; throws what is wrong with it. */
export const encode = async <Kind extends keyof Texts>(kind: Kind, text: Texts[Kind]) =>
  (await send<{ value: string }>(kind, 'POST', text)).value;

export const readScenarios = () => send<readonly ListedScenario[]>('scenarios');

export const saveScenario = (name: string, scenario: object) =>
  send<{ file: string }>(`scenarios/${encodeURIComponent(name)}`, 'PUT', scenario);
