import type { CallList, CallRow } from '../src/dev-worlds/console/console-data.ts';
import { callDetail } from './call-detail.ts';
import { bytesText, cacheText, contractText, parametersText, timeText } from './call-text.ts';
import { h } from './dom.ts';
import { messageOf, type Panel, type PanelContext } from './panel.ts';
import { pagePath, postTo, readJson } from './world.ts';

const POLL_MS = 1000;
const HEADS = [
  'Operation',
  'Parameters',
  'Made by',
  'Status',
  'Time',
  'Bytes',
  'Cache',
  'Contract',
];

const isFailure = ({ status = 0 }: CallRow) => status >= 400;

interface ShownCall {
  readonly row: HTMLTableRowElement;
  readonly detail: HTMLTableRowElement;
  call: CallRow;
}

function cells(call: CallRow, toggle: HTMLElement): HTMLElement[] {
  const { status, source, bytes, cacheStatus, faults } = call;
  return [
    h('th', { scope: 'row' }, toggle),
    h('td', { class: 'wide', title: call.url }, parametersText(call)),
    h('td', {}, source),
    h('td', { class: isFailure(call) ? 'bad' : '' }, status === undefined ? '…' : String(status)),
    h('td', { class: 'figure' }, timeText(call)),
    h('td', { class: 'figure' }, bytesText(bytes)),
    h('td', {}, cacheText(cacheStatus)),
    h('td', { class: faults?.length ? 'bad' : '' }, contractText(call)),
  ];
}

function showCall(call: CallRow, context: PanelContext): ShownCall {
  const detail = h('tr', { class: 'detail', hidden: true });
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'toggle',
      'aria-expanded': 'false',
      'data-key': `call-${call.id}`,
      onclick: () => {
        detail.hidden = !detail.hidden;
        toggle.setAttribute('aria-expanded', String(!detail.hidden));
        if (detail.hidden) return;
        const cell = h('td', { colspan: HEADS.length });
        detail.replaceChildren(cell);
        callDetail(call.id, context).then(
          (content) => cell.replaceChildren(content),
          (error) => cell.replaceChildren(h('p', { class: 'fault' }, messageOf(error))),
        );
      },
    },
    call.operation,
  );
  const row = h('tr', {}, ...cells(call, toggle));
  return { row, detail, call };
}

export const callsPanel: Panel = (context) => {
  const { signal } = context;
  const shown = new Map<number, ShownCall>();
  const page = pagePath();
  const [{ name = location.href } = {}] = performance.getEntriesByType('navigation');
  const loaded = new URL(name).pathname + new URL(name).search;
  const body = h('tbody');
  const summary = h('p', { class: 'summary', role: 'status' });
  const all = h('input', { type: 'checkbox', onchange: () => filter() });
  let version = 0;

  const filter = () => {
    const calls = [...shown.values()];
    const load = calls.findLast(({ call }) => call.operation === 'page' && call.url === loaded);
    const visible = calls.filter(({ row, detail, call }) => {
      const isOfPage = call.page === page && call.id >= (load?.call.id ?? 0);
      row.hidden = !all.checked && !isOfPage;
      if (row.hidden) detail.hidden = true;
      return !row.hidden;
    });
    const bytes = visible.reduce((sum, { call }) => sum + (call.bytes ?? 0), 0);
    const bad = visible.filter(({ call }) => call.faults?.length || isFailure(call)).length;
    summary.textContent =
      visible.length === 0
        ? 'No calls are recorded yet: they are while the console is open. Reload the page to see all of its calls.'
        : `${visible.length} calls, ${bytesText(bytes)}, ${bad === 0 ? 'no faults' : `${bad} with a failure or a fault`}`;
  };

  const read = async () => {
    const list = await readJson<CallList>(`calls?after=${version}`);
    version = list.version;
    for (const call of list.calls) {
      const known = shown.get(call.id);
      if (known) {
        const toggle = known.row.querySelector('button') as HTMLElement;
        known.call = call;
        known.row.replaceChildren(...cells(call, toggle));
        continue;
      }
      const one = showCall(call, context);
      shown.set(call.id, one);
      body.append(one.row, one.detail);
    }
    if (list.calls.length > 0 || shown.size === 0) filter();
  };
  const poll = async () => {
    if (signal.aborted) return;
    await read().catch((error) => summary.replaceChildren(messageOf(error)));
    if (!signal.aborted) setTimeout(poll, POLL_MS);
  };
  void poll();

  const clear = async () => {
    await postTo('clear');
    shown.clear();
    body.replaceChildren();
    filter();
  };
  return h(
    'div',
    { class: 'calls' },
    h(
      'div',
      { class: 'bar' },
      summary,
      h('label', { class: 'check' }, all, 'Earlier and other pages'),
      h('button', { type: 'button', class: 'quiet', onclick: () => void clear() }, 'Clear'),
      h(
        'button',
        { type: 'button', class: 'quiet', 'data-key': 'reload', onclick: () => location.reload() },
        'Reload the page',
      ),
    ),
    h(
      'div',
      { class: 'table' },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, ...HEADS.map((head) => h('th', { scope: 'col' }, head)))),
        body,
      ),
    ),
  );
};
