import { accountsPanel } from './accounts-panel.ts';
import { callsPanel } from './calls-panel.ts';
import { h } from './dom.ts';
import { readMemory, remember } from './memory.ts';
import { readOverrides } from './mock.ts';
import { overridesPanel } from './overrides-panel.ts';
import { copy, type Hint, type Panel } from './panel.ts';
import { loadStyles } from './styles.ts';
import { timePanel } from './time-panel.ts';
import { leaveFor, postTo, readWorld, type World, worldUrl } from './world.ts';
import { clockText, dayText, pageZone } from './zone.ts';

const TABS: readonly (readonly [id: string, name: string, panel: Panel])[] = [
  ['time', 'Time', timePanel],
  ['calls', 'Calls', callsPanel],
  ['overrides', 'Overrides', overridesPanel],
  ['accounts', 'Accounts', accountsPanel],
];
/** Beside those of the mark. */
const STYLES = ['drawer.css', 'parts.css', 'time.css', 'calls.css', 'overrides.css'];
/** The gateway's limit. */
const MAX_LINK_LENGTH = 8192;
const NOTE_MS = 4000;
const TICK_MS = 500;

export interface Drawer {
  focus(): void;
  close(): void;
}

/** The drawer's content in the shadow root of the console. */
export async function openDrawer(root: ShadowRoot, onClose: () => void): Promise<Drawer> {
  const note = h('p', { class: 'note', role: 'status' });
  const body = h('div', { class: 'body', role: 'tabpanel', tabindex: 0, id: 'panel' });
  const ended = new AbortController();
  let panelEnd = new AbortController();
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  const announce = (text: string) => {
    note.textContent = text;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => note.replaceChildren(), NOTE_MS);
  };
  const [world, styles] = await Promise.all([readWorld(), loadStyles(...STYLES), postTo('watch')]);
  root.adoptedStyleSheets.splice(1, root.adoptedStyleSheets.length, ...styles);

  const show = (id: string, hint?: Hint) => {
    const [chosen, , panel] =
      TABS.find(([one]) => one === id) ?? (TABS[0] as (typeof TABS)[number]);
    panelEnd.abort();
    panelEnd = new AbortController();
    const signal = AbortSignal.any([panelEnd.signal, ended.signal]);
    const enter = (url: string) =>
      leaveFor(url, root.activeElement?.getAttribute('data-key') ?? undefined);
    body.setAttribute('aria-labelledby', `tab-${chosen}`);
    const openTab = (other: string, to: Hint) => show(other, to);
    body.replaceChildren(panel({ world, announce, signal, enter, openTab, hint }));
    for (const tab of tabs) {
      const isChosen = tab.dataset.key === `tab-${chosen}`;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    remember({ tab: chosen });
  };
  const tabs = TABS.map(([id, name]) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${id}`,
        'data-key': `tab-${id}`,
        'aria-controls': 'panel',
        onclick: () => show(id),
      },
      name,
    ),
  );
  const onTabKey = (event: Event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
    const at = tabs.indexOf(root.activeElement as HTMLButtonElement);
    if (!step || at < 0) return;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
  };
  const close = () => {
    ended.abort();
    clearTimeout(noteTimer);
    void postTo('unwatch');
    element.remove();
    onClose();
  };
  const element = h(
    'div',
    { class: 'drawer', id: 'drawer' },
    h(
      'div',
      { class: 'head' },
      instant(world, ended.signal),
      h(
        'div',
        { class: 'tabs', role: 'tablist', 'aria-label': 'Console', onkeydown: onTabKey },
        ...tabs,
      ),
      note,
      copyLink(world, announce),
      h(
        'a',
        { class: 'quiet', href: `/worlds?${new URLSearchParams({ to: location.pathname })}` },
        'Worlds',
      ),
      h(
        'button',
        { type: 'button', class: 'close', 'aria-label': 'Close the console', onclick: close },
        '×',
      ),
    ),
    world.state.error !== undefined && h('p', { class: 'fault' }, world.state.error),
    body,
  );
  root.append(element);
  show(readMemory().tab);
  return { focus: () => tabs.find((tab) => tab.tabIndex === 0)?.focus(), close };
}

/** In the head, so that each tab shows it. */
function instant({ state, now }: World, signal: AbortSignal): HTMLElement {
  const zone = pageZone();
  const time = h('b');
  const day = h('span');
  const show = () => {
    time.textContent = clockText(now(), zone).slice(0, 5);
    day.textContent = dayText(now(), zone);
  };
  show();
  const timer = setInterval(show, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const [, speed = `×${state.speed}`] = state.speeds.find(([one]) => one === state.speed) ?? [];
  const isOwn = state.worldAt !== undefined;
  const changes = [...state.scenarios, ...(state.overrides === undefined ? [] : ['overrides'])];
  return h(
    'p',
    { class: 'instant' },
    time,
    day,
    h('i', {}, isOwn ? speed : 'shared clock'),
    changes.length > 0 && h('em', { title: changes.join(', ') }, changes.join(', ')),
  );
}

function copyLink(world: World, announce: (text: string) => void): HTMLElement {
  // A shared clock runs on: a link to this moment has an instant of its own.
  const onclick = async () => {
    const { state } = world;
    const at = world.now();
    // A token of long overrides is known to this checkout alone.
    const overrides = state.overrides?.startsWith('@')
      ? JSON.stringify(await readOverrides(state.overrides))
      : state.overrides;
    const { speed, seed, size } = state;
    const url = worldUrl(world, { at, speed, overrides, seed, size });
    if (url.length > MAX_LINK_LENGTH)
      return announce('The overrides are too long for a link: save them as a scenario file.');
    await copy({ announce }, new URL(url, location.href).href, 'link to this moment');
  };
  return h('button', { type: 'button', class: 'quiet', onclick }, 'Copy link');
}
