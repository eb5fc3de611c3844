import { isoOf } from '../src/dev-worlds/enter-url.ts';
import { h } from './dom.ts';
import { type Overrides, saveScenario } from './mock.ts';
import { messageOf, type PanelContext } from './panel.ts';
import { pagePath } from './world.ts';

/** Writes what this browser has chosen as a named scenario, a file for version control. */
export function saveForm(overrides: Overrides, context: PanelContext): HTMLElement {
  const { world, announce } = context;
  const { scenarios, worldAt } = world.state;
  const name = h('input', {
    required: true,
    pattern: '[a-z0-9][a-z0-9-]{0,39}',
    placeholder: 'table-fails',
  });
  const description = h('input', {
    required: true,
    placeholder: 'The table fails, the match works.',
  });
  const withInstant = h('input', { type: 'checkbox', checked: worldAt !== undefined });
  const fault = h('p', { class: 'fault', role: 'alert', hidden: true });
  const save = async () => {
    fault.hidden = true;
    try {
      const { file } = await saveScenario(name.value, {
        description: description.value,
        to: pagePath(),
        ...(withInstant.checked && { at: isoOf(world.now()) }),
        ...(scenarios.length > 0 && { scenarios }),
        ...(Object.keys(overrides).length > 0 && { overrides }),
      });
      announce(`Written: ${file}.`);
    } catch (error) {
      fault.textContent = messageOf(error);
      fault.hidden = false;
    }
  };
  return h(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        void save();
      },
    },
    h('h3', {}, 'Save as a scenario file'),
    h('label', { class: 'field' }, h('span', {}, 'Name'), name),
    h('label', { class: 'field' }, h('span', {}, 'What it shows'), description),
    h('label', { class: 'check' }, withInstant, 'With this instant'),
    fault,
    h('button', { class: 'main' }, 'Save'),
  );
}
