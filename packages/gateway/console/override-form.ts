import type { OperationRow } from '../src/dev-worlds/console/console-data.ts';
import { prettyBody } from './call-text.ts';
import { h } from './dom.ts';
import type { Override } from './mock.ts';
import { messageOf } from './panel.ts';

type Overridden = Override | readonly Override[] | undefined;

interface FormOptions {
  readonly operation: OperationRow;
  readonly current: Overridden;
  /** A body to start from. */
  readonly body: string | undefined;
  /** Throws what is wrong. */
  apply(override: Overridden): Promise<void>;
}

const field = (label: string, control: HTMLElement, hint?: string) =>
  h(
    'label',
    { class: 'field' },
    h('span', {}, label),
    control,
    hint !== undefined && h('i', {}, hint),
  );

const area = (key: string, rows: number, text: string) => {
  const control = h('textarea', { rows, spellcheck: 'false', 'data-key': key });
  control.value = text;
  return control;
};

const isList = (value: Overridden): value is readonly Override[] => Array.isArray(value);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${place} is not JSON: ${text.slice(0, 60)}`);
  }
}

/** Lines such as `/data/balances/BTC = 0`. */
const parseSet = (text: string) =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [pointer = '', value = ''] = line.split(/\s*=\s*(.*)/s);
      return [pointer, parseJson(value, `The value at ${pointer}`)];
    }),
  );

function answerSelect({ failures }: OperationRow, { fail, empty, body }: Override) {
  const chosen = fail ?? (empty ? 'empty' : body === undefined ? '' : 'body');
  const option = (value: string | number, text: string) =>
    h('option', { value, selected: String(value) === String(chosen) }, text);
  return h(
    'select',
    { 'data-key': 'answer' },
    option('', 'As the world has it'),
    option('empty', 'Empty lists'),
    option('body', 'A body of your own'),
    ...failures.map((status) => option(status, `Fails with ${status}`)),
    option('hang', 'Never answers'),
    option('reset', 'Resets the connection'),
  );
}

/** Lines such as `matchId = ma-1`. */
const parseWhen = (text: string) =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [name = '', value = ''] = line.split(/\s*=\s*(.*)/s);
      return [name, /^-?\d{1,15}$/.test(value) ? Number(value) : value];
    }),
  );

/** The fields of one override, and how to read them. */
function simpleFields(operation: OperationRow, current: Override, body: string | undefined) {
  const answer = answerSelect(operation, current);
  if (body !== undefined) answer.value = 'body';
  const delay = h('input', {
    type: 'number',
    min: 0,
    max: 30_000,
    step: 1,
    'data-key': 'delay',
    value: current.delayMs ?? 0,
  });
  const ownBody = area('body', 8, body ?? JSON.stringify(current.body, undefined, 2) ?? '');
  const set = area(
    ...(['set', 2] as const),
    Object.entries(current.set ?? {})
      .map(([pointer, value]) => `${pointer} = ${JSON.stringify(value)}`)
      .join('\n'),
  );
  const remove = area('remove', 2, (current.remove ?? []).join('\n'));
  const when = area(
    ...(['when', 2] as const),
    Object.entries(current.when ?? {})
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n'),
  );
  const bodyField = field('Body', ownBody, 'As on the wire. It is held against the contract.');
  const changes = h(
    'div',
    { class: 'pair' },
    field('Set fields', set, 'A JSON pointer and a value each line: /data/*/tips = 0'),
    field('Remove fields', remove, 'A JSON pointer each line'),
  );
  const show = () => {
    bodyField.hidden = answer.value !== 'body';
    changes.hidden = !['', 'empty', 'body'].includes(answer.value);
  };
  answer.addEventListener('change', show);
  show();
  const elements = [
    h('div', { class: 'pair' }, field('Answer', answer), field('Delay, ms', delay)),
    bodyField,
    changes,
    field('Only where', when, 'A parameter and its value each line: matchId = ma-eng1-26-20'),
  ];
  const read = (): Override => {
    const failure = /^\d+$/.test(answer.value) ? Number(answer.value) : answer.value;
    const isChanged = !changes.hidden;
    const pointers = linesOf(remove.value);
    const values = parseSet(set.value);
    const conditions = parseWhen(when.value);
    return {
      ...(Object.keys(conditions).length > 0 && { when: conditions }),
      ...(delay.valueAsNumber > 0 && { delayMs: delay.valueAsNumber }),
      ...(!isChanged && { fail: failure as number }),
      ...(answer.value === 'empty' && { empty: true as const }),
      ...(answer.value === 'body' && { body: parseJson(ownBody.value, 'The body') }),
      ...(isChanged && Object.keys(values).length > 0 && { set: values }),
      ...(isChanged && pointers.length > 0 && { remove: pointers }),
    };
  };
  return { elements, read };
}

/** For several overrides of one operation. */
function jsonField(current: Overridden) {
  const control = area('json', 8, prettyBody(JSON.stringify(current)));
  const read = () => parseJson(control.value, 'The override') as Overridden;
  return { elements: [field('Overrides, as JSON', control)], read };
}

export function overrideForm({ operation, current, body, apply }: FormOptions): HTMLElement {
  const { elements, read } = isList(current)
    ? jsonField(current)
    : simpleFields(operation, current ?? {}, body);
  const fault = h('p', { class: 'fault', role: 'alert', hidden: true });
  const attempt = async (work: () => Promise<void>) => {
    fault.hidden = true;
    try {
      await work();
    } catch (error) {
      fault.textContent = messageOf(error);
      fault.hidden = false;
    }
  };
  const submit = async () => {
    const override = read();
    const { when: _, ...effects } = isList(override) ? {} : (override ?? {});
    const isEmpty = isList(override) ? override.length === 0 : Object.keys(effects).length === 0;
    await apply(isEmpty ? undefined : override);
  };
  return h(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        void attempt(submit);
      },
    },
    ...elements,
    fault,
    h(
      'div',
      { class: 'bar' },
      h('button', { class: 'main', 'data-key': `apply-${operation.id}` }, 'Apply'),
      current !== undefined &&
        h(
          'button',
          { type: 'button', class: 'quiet', onclick: () => void attempt(() => apply(undefined)) },
          'Remove the override',
        ),
    ),
  );
}

/** An override in a few words. */
export function overrideText(current: Overridden): string {
  if (current === undefined) return '';
  if (isList(current)) return `${current.length} overrides`;
  const { when, delayMs, fail, empty, body, set, remove } = current;
  const words = [
    when && `where ${Object.keys(when).join(', ')}`,
    delayMs !== undefined && `after ${delayMs} ms`,
    fail !== undefined && (typeof fail === 'number' ? `fails with ${fail}` : fail),
    empty && 'empty',
    body !== undefined && 'own body',
    set && `sets ${Object.keys(set).join(', ')}`,
    remove && `without ${remove.join(', ')}`,
  ];
  return words.filter(Boolean).join(', ');
}
