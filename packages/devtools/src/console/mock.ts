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

export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly source: 'built-in' | 'file';
}

async function send<Data>(path: string, method = 'GET', body?: unknown): Promise<Data> {
  const response = await fetch(`/worlds/mock/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
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

export async function readOverrides(value: string | undefined): Promise<Overrides> {
  if (!value) return {};
  const query = new URLSearchParams({ value });
  return (await send<{ overrides: Overrides }>(`overrides?${query}`)).overrides;
}

/** The value of `x-mock-overrides`; throws what is wrong with them by the contract. */
export const encodeOverrides = async (overrides: Overrides): Promise<string> =>
  (await send<{ value: string }>('overrides', 'POST', overrides)).value;

export const readScenarios = () => send<readonly Scenario[]>('scenarios');

export const saveScenario = (name: string, scenario: object) =>
  send<{ file: string }>(`scenarios/${encodeURIComponent(name)}`, 'PUT', scenario);
