import { scrollable } from '@touchline/web/ui/scrollable';
import type { CallDetail } from '../console-data.ts';
import { Button, ErrorBox } from '../parts/parts.tsx';
import { prettyBody } from './call-text.ts';
import { copy, messageOf, useConsole, useLoaded } from './console-context.ts';
import { readFacts, readOverrides } from './mock.ts';
import { curlOf, hasToken, headersOf, testOf } from './snippets.ts';
import { readTokens } from './tokens.ts';
import { readJson } from './world.ts';
import { clockText, pageZone } from './zone.ts';

const MAX_SHOWN_CHARACTERS = 20_000;

const headerLines = (headers: CallDetail['requestHeaders']) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${name === 'authorization' ? 'Bearer …' : value}`)
    .join('\n');

const eventLines = ({ events }: CallDetail) =>
  events.map(({ at, text }) => `${clockText(at, pageZone())}\n${text}`).join('\n\n');

function Block({ title, text }: { title: string; text: string }) {
  const rest = text.length - MAX_SHOWN_CHARACTERS;
  return (
    <div>
      <h3>{title}</h3>
      <section aria-label={title} {...scrollable}>
        <pre>
          {text.slice(0, MAX_SHOWN_CHARACTERS)}
          {rest > 0 && `\n… and ${rest} more characters`}
        </pre>
      </section>
    </div>
  );
}

/** Sends the call again from this page, and says how it went. It appears in the list as any other. */
async function repeat(call: CallDetail): Promise<string> {
  const { accessToken } = readTokens();
  const startedAt = performance.now();
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: {
        ...headersOf(call),
        ...(hasToken(call) && { authorization: `Bearer ${accessToken}` }),
      },
      body: call.requestBody ?? null,
    });
    await response.arrayBuffer();
    const ms = Math.round(performance.now() - startedAt);
    return `${call.operation}: ${response.status} in ${ms} ms.`;
  } catch (error) {
    return messageOf(error);
  }
}

function Actions({ call }: { call: CallDetail }) {
  const { world, announce, openTab } = useConsole();
  const { state } = world;
  // What the gateway itself makes, the mock API alone does not answer.
  const isFromUpstream = call.servedBy === 'upstream';
  const copyTest = async () => {
    const overrides = state.overrides && JSON.stringify(await readOverrides(state.overrides));
    const facts = state.facts && JSON.stringify(await readFacts(state.facts));
    await copy(announce, testOf(call, { ...state, overrides, facts }), 'test');
  };
  return (
    <div className="bar">
      <Button onClick={() => void copy(announce, curlOf(call, state, location.origin), 'curl')}>
        Copy as curl
      </Button>
      {isFromUpstream && call.status !== undefined && (
        <Button onClick={() => void copyTest()}>Copy as test</Button>
      )}
      {call.operation !== 'page' && (
        <Button onClick={async () => announce(await repeat(call))}>Repeat</Button>
      )}
      {isFromUpstream && (
        <Button
          onClick={() =>
            openTab('overrides', { operation: call.operation, body: call.responseBody })
          }
        >
          Override
        </Button>
      )}
    </div>
  );
}

export function CallDetails({ id }: { id: number }) {
  const { data: call, error } = useLoaded(() => readJson<CallDetail>(`calls/${id}`));
  if (error !== undefined) return <ErrorBox>{error}</ErrorBox>;
  if (!call) return null;
  const { method, url, requestHeaders, requestBody, status, responseHeaders, responseBody } = call;
  return (
    <div className="call">
      <Actions call={call} />
      {call.violations && call.violations.length > 0 && (
        <ul className="error">
          {call.violations.map(({ pointer, message }) => (
            <li key={pointer + message}>
              <code>{pointer || '/'}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <div className="sides">
        <Block title="Request" text={`${method} ${url}\n${headerLines(requestHeaders)}`} />
        <Block title="Response" text={`${status ?? 'open'}\n${headerLines(responseHeaders)}`} />
        {requestBody !== undefined && <Block title="Request body" text={prettyBody(requestBody)} />}
        {call.events.length > 0 ? (
          <Block title="Events, the latest first" text={eventLines(call)} />
        ) : (
          <Block
            title="Response body"
            text={
              responseBody === undefined
                ? 'It was streamed, or is too long to keep.'
                : prettyBody(responseBody)
            }
          />
        )}
      </div>
    </div>
  );
}
