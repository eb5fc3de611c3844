import type { CallList, OperationRow } from '../src/dev-worlds/console/console-data.ts';
import { h } from './dom.ts';
import {
  encodeOverrides,
  type Overrides,
  readOverrides,
  readScenarios,
  type Scenario,
} from './mock.ts';
import { overrideForm, overrideText } from './override-form.ts';
import { messageOf, type Panel, type PanelContext } from './panel.ts';
import { saveForm } from './save-form.ts';
import { pagePath, readJson, worldUrl } from './world.ts';

function operationRow(operation: OperationRow, overrides: Overrides, context: PanelContext) {
  const { world, hint, enter } = context;
  const { id, method, path } = operation;
  const current = overrides[id];
  const isHinted = hint?.operation === id;
  const apply = async (override: Overrides[string] | undefined) => {
    const { [id]: _, ...others } = overrides;
    const changed = override === undefined ? others : { ...others, [id]: override };
    enter(worldUrl(world, { overrides: await encodeOverrides(changed) }));
  };
  const details = h(
    'details',
    {
      open: isHinted,
      class: current === undefined ? undefined : 'overridden',
      'data-words': `${id} ${path}`.toLowerCase(),
      ontoggle: () => fill(),
    },
    h(
      'summary',
      { 'data-key': `operation-${id}` },
      h('b', {}, id),
      h('span', { class: 'path' }, `${method} ${path}`),
      h('em', { class: 'override' }, overrideText(current)),
    ),
  );
  const fill = () => {
    if (details.childElementCount > 1 || !details.open) return;
    const body = isHinted ? hint.body : undefined;
    details.append(overrideForm({ operation, current, body, apply }));
  };
  fill();
  return details;
}

function group(title: string, rows: readonly HTMLElement[]) {
  return rows.length > 0 && h('section', {}, h('h3', {}, title), ...rows);
}

async function operationList(overrides: Overrides, context: PanelContext): Promise<HTMLElement> {
  const [operations, { calls }] = await Promise.all([
    readJson<OperationRow[]>('operations'),
    readJson<CallList>('calls'),
  ]);
  const page = pagePath();
  const called = new Set(calls.filter((call) => call.page === page).map((call) => call.operation));
  const groupOf = ({ id }: OperationRow) => {
    if (overrides[id] !== undefined) return 'Overridden';
    return called.has(id) ? 'Called by this page' : 'Others';
  };
  const groups = Object.groupBy(operations, groupOf);
  const list = h(
    'div',
    { class: 'operations' },
    ...(['Overridden', 'Called by this page', 'Others'] as const).map((title) =>
      group(
        title,
        (groups[title] ?? []).map((operation) => operationRow(operation, overrides, context)),
      ),
    ),
  );
  const filter = h('input', {
    type: 'search',
    placeholder: 'Operation or path',
    'aria-label': 'Filter operations',
    oninput: () => {
      for (const row of list.querySelectorAll<HTMLElement>('details'))
        row.hidden = !row.dataset.words?.includes(filter.value.toLowerCase());
      for (const section of list.querySelectorAll('section'))
        section.hidden = !section.querySelector('details:not([hidden])');
    },
  });
  return h('div', {}, filter, list);
}

function scenarioButtons(scenarios: readonly Scenario[], { world, enter }: PanelContext) {
  const chosen = world.state.scenarios;
  const button = ({ name, description, source }: Scenario) => {
    const isChosen = chosen.includes(name);
    const others = chosen.filter((one) => one !== name);
    return h(
      'button',
      {
        type: 'button',
        class: 'chip',
        title: description,
        'data-key': `scenario-${name}`,
        'aria-pressed': String(isChosen),
        onclick: () => enter(worldUrl(world, { scenarios: isChosen ? others : [...others, name] })),
      },
      source === 'file' ? `${name} (file)` : name,
    );
  };
  return h(
    'section',
    {},
    h('h3', {}, 'Scenarios of this browser'),
    h(
      'div',
      { class: 'chips', role: 'group', 'aria-label': 'Scenarios' },
      ...scenarios.map(button),
    ),
  );
}

function removeAll({ world, enter }: PanelContext) {
  const onclick = () => enter(worldUrl(world, { overrides: undefined }));
  return h(
    'button',
    { type: 'button', class: 'quiet', 'data-key': 'remove-all', onclick },
    'Remove all overrides',
  );
}

export const overridesPanel: Panel = (context) => {
  const { state } = context.world;
  const element = h('div', { class: 'overrides', 'aria-busy': 'true' });
  const fill = async () => {
    const [overrides, scenarios] = await Promise.all([
      readOverrides(state.overrides),
      readScenarios(),
    ]);
    const list = await operationList(overrides, context);
    const side = h(
      'div',
      { class: 'side' },
      state.overrides !== undefined && removeAll(context),
      scenarioButtons(scenarios, context),
      saveForm(overrides, context),
    );
    element.replaceChildren(list, side);
    element.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' });
  };
  fill()
    .catch((error) =>
      element.replaceChildren(
        h('p', { class: 'fault' }, messageOf(error)),
        state.overrides !== undefined ? removeAll(context) : '',
      ),
    )
    .finally(() => {
      element.removeAttribute('aria-busy');
      element.dispatchEvent(new Event('filled', { bubbles: true }));
    });
  return element;
};
