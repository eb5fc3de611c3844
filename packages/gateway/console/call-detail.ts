import type { CallDetail } from '../src/dev-worlds/console/console-data.ts';
import { prettyBody } from './call-text.ts';
import { h } from './dom.ts';
import { readOverrides } from './mock.ts';
import { copy, messageOf, type PanelContext } from './panel.ts';
import { curlOf, hasToken, headersOf, quoted, testOf } from './snippets.ts';
import { readTokens } from './tokens.ts';
import { readJson } from './world.ts';
import { clockText, pageZone } from './zone.ts';

const MAX_SHOWN_CHARACTERS = 20_000;

const headerLines = (headers: CallDetail['requestHeaders']) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${name === 'authorization' ? 'Bearer …' : value}`)
    .join('\n');

function block(title: string, text: string): HTMLElement {
  const shortened = text.length > MAX_SHOWN_CHARACTERS;
  const rest = shortened ? `\n… and ${text.length - MAX_SHOWN_CHARACTERS} more characters` : '';
  return h(
    'div',
    {},
    h('h3', {}, title),
    h(
      'pre',
      { tabindex: 0, role: 'region', 'aria-label': title },
      text.slice(0, MAX_SHOWN_CHARACTERS) + rest,
    ),
  );
}

const eventLines = ({ events }: CallDetail) =>
  events.map(({ at, text }) => `${clockText(at, pageZone())}\n${text}`).join('\n\n');

/** Sends the call again from this page. It appears in the list as any other. */
async function repeat(call: CallDetail, { announce }: PanelContext): Promise<void> {
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
    announce(
      `${call.operation}: ${response.status} in ${Math.round(performance.now() - startedAt)} ms.`,
    );
  } catch (error) {
    announce(messageOf(error));
  }
}

/** Request and response of a call, and what can be done with it. */
export async function callDetail(id: number, context: PanelContext): Promise<HTMLElement> {
  const call = await readJson<CallDetail>(`calls/${id}`);
  const { state } = context.world;
  const isPage = call.operation === 'page';
  // What the gateway itself makes, the bundled API alone does not answer.
  const isFromUpstream = call.servedBy === 'upstream';
  const isTestable = isFromUpstream && call.status !== undefined;
  const action = (text: string, act: () => unknown) =>
    h('button', { type: 'button', class: 'quiet', onclick: () => void act() }, text);
  const replay = call.responseHeaders['x-replay'];
  return h(
    'div',
    { class: 'call' },
    h(
      'div',
      { class: 'bar' },
      action('Copy as curl', () => copy(context, curlOf(call, state, location.origin), 'curl')),
      isTestable &&
        action('Copy as test', async () => {
          const overrides = state.overrides && JSON.stringify(await readOverrides(state.overrides));
          await copy(context, testOf(call, { ...state, overrides }), 'test');
        }),
      !isPage && action('Repeat', () => repeat(call, context)),
      isFromUpstream &&
        action('Override', () =>
          context.openTab('overrides', { operation: call.operation, body: call.responseBody }),
        ),
      replay !== undefined &&
        action('Copy replay command', () =>
          copy(context, `npm run -s replay -- ${quoted(replay)}`, 'replay command'),
        ),
    ),
    call.faults && call.faults.length > 0
      ? h(
          'ul',
          { class: 'faults' },
          ...call.faults.map(({ pointer, message }) =>
            h('li', {}, h('code', {}, pointer || '/'), ` ${message}`),
          ),
        )
      : undefined,
    h(
      'div',
      { class: 'sides' },
      block('Request', `${call.method} ${call.url}\n${headerLines(call.requestHeaders)}`),
      call.requestBody !== undefined && block('Request body', prettyBody(call.requestBody)),
      block('Response', `${call.status ?? 'open'}\n${headerLines(call.responseHeaders)}`),
      call.events.length > 0
        ? block('Events, the latest first', eventLines(call))
        : block(
            'Response body',
            call.responseBody === undefined
              ? 'It was streamed, or is too long to keep.'
              : prettyBody(call.responseBody),
          ),
    ),
  );
}
