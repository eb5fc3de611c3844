import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { contract, type Operation } from '@touchline/types/contract';
import { freeFields, type HostileStrings, hostileStrings } from './hostile-strings.ts';
import { listen, startGateway } from './own-gateway.ts';

const SECRET = 'the secret of the hostile upstream';

const PAGE = `<!doctype html><html><head><title>x</title><base href="//elsewhere.test">
<meta http-equiv="refresh" content="0;url=//elsewhere.test"><link rel="stylesheet" href="//elsewhere.test"></head>
<body onload="alert(1)"><h1>Terms <img src=x onerror=alert(1)></h1><div class="body"><p onclick="alert(1)">hostile page
<script>alert(1)</script><svg><style><img src=x onerror=alert(1)></style></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;"></math>
<a href="javascript:alert(1)">a</a> <a href="java&#10;script:alert(1)">b</a> <a href=" &#1;javascript:alert(1)">c</a>
<a href="data:text/html,<script>alert(1)</script>">d</a> <a href="vbscript:x">e</a>
<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>
<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">go</button></form>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<details open ontoggle=alert(1)>x</details><textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
</p></div></body></html>`;

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>
<a href="javascript:alert(1)"><rect width="9" height="9"/></a></svg>`;

/** The kinds of section that an article of the mock API may lack. */
const SECTIONS = [
  { name: 'title', value: 'A title' },
  { name: 'content', value: 'A paragraph' },
  { name: 'bulletPoints', value: ['A point'] },
];

/** A token whose user name is hostile too; the gateway verifies it. */
function accessToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const input = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ username: '<img src=x onerror=alert(1)>', exp })}`;
  return `${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}

/** The operation of a request by method and path. */
function operationOf({ method, url = '' }: IncomingMessage): Operation | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return contract.operations.find((one) => {
    const pattern = one.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
    return one.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

const schemaOf = ({ responses }: Operation) => responses[200]?.schema;

/** What the account page shows: the mock API does not know the account of the hostile token. */
const ACCOUNT_DATA: Partial<Record<string, object>> = {
  getWallet: { balances: { USDT: 1, BTC: 2, ETH: 3, TRX: 4 } },
  listSessions: [
    { id: '1', browser: 'B', system: 'S', startedAt: 0, lastUsedAt: 1, current: false },
  ],
};

/** What pages read of an account is the name in the access token, which is hostile as well. */
const ACCOUNT_OPERATIONS = ['logIn', 'register', 'refreshTokens'];

/** The texts in successful JSON responses, of which a page may show each. */
export const contractTexts = (): Set<string> =>
  new Set(
    contract.operations.flatMap((one) => {
      const schema = schemaOf(one);
      const isShown = one.servedBy === 'upstream' && !ACCOUNT_OPERATIONS.includes(one.id);
      return schema && isShown ? [...freeFields(schema, one.id)] : [];
    }),
  );

/** The API whose answers the upstream gives with other texts. */
type FetchSource = (path: string, init: RequestInit) => Promise<Response>;

async function answer(
  { method, url, headers }: IncomingMessage,
  body: string,
  fetchSource: FetchSource,
  operation: Operation | undefined,
  { spoil }: HostileStrings,
): Promise<{ status: number; type: string; text: string }> {
  const data = operation && ACCOUNT_DATA[operation.id];
  const accountSchema = data && schemaOf(operation);
  if (accountSchema) {
    const text = JSON.stringify(spoil(accountSchema, { data }, operation.id));
    return { status: 200, type: 'application/json', text };
  }
  const response = await fetchSource(url ?? '/', {
    method: method ?? 'GET',
    headers: {
      'accept-language': headers['accept-language'] ?? 'en',
      'content-type': 'application/json',
    },
    ...(method === 'POST' && { body }),
  });
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (type === 'text/html') return { status: 200, type, text: PAGE };
  if (type === 'image/svg+xml') return { status: 200, type, text: DRAWING };
  const given = await response.json();
  if (operation?.id === 'getArticle') given.data?.section.push(...SECTIONS);
  const schema = operation?.responses[response.status]?.schema;
  const hostile = schema && operation ? spoil(schema, given, operation.id) : given;
  return { status: response.status, type, text: JSON.stringify(hostile) };
}

const read = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();

export interface HostileSite {
  readonly url: string;
  readonly tokens: { accessToken: string; refreshToken: string };
  readonly strings: HostileStrings;
  /** The requests that pages have sent to another origin. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

/** A gateway with the built site, before an upstream that is hostile in every text of the contract. */
export async function startHostileSite(
  fetchSource: FetchSource,
  isLawless: boolean,
): Promise<HostileSite> {
  const visits: string[] = [];
  const elsewhere = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`);
    response.end();
  });
  const strings = hostileStrings({ elsewhere: await listen(elsewhere), isLawless });

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const operation = operationOf(request);
    const made = await answer(request, await read(request), fetchSource, operation, strings);
    response.writeHead(made.status, { 'content-type': made.type }).end(made.text);
  };
  const upstream = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const gateway = await startGateway({
    UPSTREAM_URL: await listen(upstream),
    UPSTREAM_EXTRAS: 'all',
    JWT_SECRET: SECRET,
    DRIFT: 'warn',
  });
  return {
    url: gateway.url,
    strings,
    tokens: { accessToken: accessToken(), refreshToken: 'refresh' },
    elsewhere: visits,
    async close() {
      await gateway.close();
      for (const server of [upstream, elsewhere]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
