import type { Page } from '@playwright/test';

export interface Change {
  readonly name: string;
  readonly limitMs: number;
  readonly file: string;
  /** What is replaced, and its replacement in each round. */
  readonly from: string;
  readonly to: (round: number) => string;
  /** Whether the change of this round shows. */
  readonly shows: (round: number) => Promise<boolean>;
  /** The open page must stay what it is: no reload, the same route and world. */
  readonly keepsPage?: boolean;
}

export const responds = async (
  url: string,
  check: (response: Response) => boolean | Promise<boolean>,
) => check(await fetch(url, { signal: AbortSignal.timeout(5000) }));

export const marked = (page: Page, selector: string) => async () =>
  (await page.locator(selector).count()) > 0;

/** What a developer changes, at the site of this address. */
export const changesAt = (url: string, page: Page): Change[] => [
  {
    name: 'component',
    limitMs: 500,
    keepsPage: true,
    file: 'packages/web/src/pages/matches/matches-heading.tsx',
    from: '<div className={styles.head}>',
    to: (round) => `<div className={styles.head} data-hot="${round}">`,
    shows: (round) => marked(page, `[data-hot="${round}"]`)(),
  },
  {
    name: 'text',
    limitMs: 500,
    keepsPage: true,
    file: 'packages/web/src/i18n/en/shell.ts',
    from: "matches: 'Matches'",
    to: (round) => `matches: 'Matches ${round}'`,
    shows: (round) => marked(page, `nav :text("Matches ${round}")`)(),
  },
  {
    name: 'handler',
    limitMs: 1500,
    file: 'packages/mock-api/src/handlers/teams.ts',
    from: 'return view.rankings(filter, slicePage(params));',
    to: (round) => `return view.rankings(filter, slicePage(params)).slice(0, ${round});`,
    shows: (round) =>
      responds(`${url}/api/teams/rankings?sportType=football`, async (response) => {
        const { data } = (await response.json()) as { data: unknown[] };
        return data.length === round;
      }),
  },
  {
    name: 'scenario',
    limitMs: 1500,
    file: 'packages/mock-api/src/worlds/scenarios.ts',
    from: 'empty: [emptyLists]',
    to: (round) => (round % 2 === 1 ? 'empty: []' : 'empty: [emptyLists]'),
    async shows(round) {
      const headers = { 'x-mock-scenario': 'empty' };
      const signal = AbortSignal.timeout(5000);
      const response = await fetch(`${url}/api/teams/rankings?sportType=football`, {
        headers,
        signal,
      });
      const { data } = (await response.json()) as { data: unknown[] };
      return data.length > 0 === (round % 2 === 1);
    },
  },
  {
    name: 'gateway rule',
    limitMs: 1500,
    file: 'packages/gateway/src/guards/no-store.ts',
    from: "'no-store'",
    to: (round) => `'no-store, x=${round}'`,
    shows: (round) =>
      responds(`${url}/api/matches/live?limit=1`, ({ headers }) =>
        (headers.get('cache-control') ?? '').endsWith(`x=${round}`),
      ),
  },
  {
    name: 'openapi.yaml',
    limitMs: 3000,
    file: 'openapi.yaml',
    from: 'schema: { type: integer, minimum: 1, maximum: 2000, default: 16 }',
    to: (round) => `schema: { type: integer, minimum: 1, maximum: ${2000 + round}, default: 16 }`,
    shows: (round) =>
      responds(`${url}/api/matches/live?limit=${2000 + round}`, async ({ status }) => {
        if (status !== 200) return false;
        return responds(
          `${url}/api/matches/live?limit=${2001 + round}`,
          (next) => next.status === 400,
        );
      }),
  },
];

export interface Break {
  readonly name: string;
  readonly file: string;
  /** Before this line the source throws. */
  readonly line: string;
  readonly condition: string;
  /** A call that shows the error once the change is served. */
  readonly call?: string;
}

export const breaks: readonly Break[] = [
  {
    name: 'a component that throws',
    file: 'packages/web/src/pages/matches/matches-heading.tsx',
    line: 'const navigate =',
    condition: 'level',
  },
  {
    name: 'a handler that throws',
    file: 'packages/mock-api/src/handlers/matches.ts',
    line: 'const { from, to } = (await localDay()).dayOf(',
    condition: 'params',
    call: '/api/matches?date=20261128&timezoneOffset=0&sportType=football',
  },
];
