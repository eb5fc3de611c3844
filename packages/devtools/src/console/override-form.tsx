import { Field } from '@touchline/web/ui/field';
import { useState } from 'react';
import type { OperationRow } from '../console-data.ts';
import { Button, ErrorBox, Select, TextArea } from '../parts/parts.tsx';
import { useForm } from './console-context.ts';
import { linesOf } from './facts-form.ts';
import type { Override } from './mock.ts';

type Overridden = Override | readonly Override[] | undefined;

const isList = (value: Overridden): value is readonly Override[] => Array.isArray(value);

/** Lines such as `matchId = ma-1`. */
const pairsOf = (text: string) =>
  linesOf(text).map((line) => {
    const [name = '', value = ''] = line.split(/\s*=\s*(.*)/s);
    return [name, value] as const;
  });

const linesFrom = (values: object = {}, textOf: (value: unknown) => string) =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${textOf(value)}`)
    .join('\n');

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${place} is not JSON: ${text.slice(0, 60)}`);
  }
}

/** Whether the answer of the world is kept or replaced, and not a failure. */
const hasBody = (answer: string) => ['', 'empty', 'body'].includes(answer);

/** Throws what is wrong with the input. */
function readOverride(form: FormData): Overridden {
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.has('json')) return parseJson(text('json'), 'The override') as Overridden;
  const answer = text('answer');
  const delayMs = Number(text('delay'));
  const when = pairsOf(text('when')).map(
    ([name, value]) => [name, /^-?\d{1,15}$/.test(value) ? Number(value) : value] as const,
  );
  const set = pairsOf(text('set')).map(
    ([pointer, value]) => [pointer, parseJson(value, `The value at ${pointer}`)] as const,
  );
  const remove = linesOf(text('remove'));
  const failure = /^\d+$/.test(answer) ? Number(answer) : answer;
  return {
    ...(when.length > 0 && { when: Object.fromEntries(when) }),
    ...(delayMs > 0 && { delayMs }),
    ...(!hasBody(answer) && { fail: failure as number }),
    ...(answer === 'empty' && { empty: true as const }),
    ...(answer === 'body' && { body: parseJson(text('body'), 'The body') }),
    ...(hasBody(answer) && set.length > 0 && { set: Object.fromEntries(set) }),
    ...(hasBody(answer) && remove.length > 0 && { remove }),
  };
}

/** Without an effect it is none, whatever its conditions. */
function isEmpty(override: Overridden): boolean {
  if (isList(override)) return override.length === 0;
  const { when: _, ...effects } = override ?? {};
  return Object.keys(effects).length === 0;
}

interface FieldsProps {
  readonly operation: OperationRow;
  readonly current: Override;
}

function Fields({ operation, current }: FieldsProps) {
  const { delayMs = 0, fail, empty, body, set, remove = [], when } = current;
  const [answer, setAnswer] = useState(() =>
    String(fail ?? (empty ? 'empty' : body === undefined ? '' : 'body')),
  );
  return (
    <>
      <div className="pair">
        <Select
          label="Answer"
          name="answer"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        >
          <option value="">As the world has it</option>
          <option value="empty">Empty lists</option>
          <option value="body">A body of your own</option>
          {operation.failures.map((status) => (
            <option key={status} value={status}>{`Fails with ${status}`}</option>
          ))}
          <option value="hang">Never answers</option>
          <option value="reset">Resets the connection</option>
        </Select>
        <Field
          label="Delay, ms"
          type="number"
          name="delay"
          min={0}
          max={30_000}
          step={1}
          defaultValue={delayMs}
        />
      </div>
      <div hidden={answer !== 'body'}>
        <TextArea
          label="Body"
          name="body"
          rows={8}
          defaultValue={JSON.stringify(body, undefined, 2)}
          hint="As on the wire. It is checked against the contract."
        />
      </div>
      <div className="pair" hidden={!hasBody(answer)}>
        <TextArea
          label="Set fields"
          name="set"
          rows={2}
          defaultValue={linesFrom(set, JSON.stringify)}
          hint="A JSON pointer and a value each line: /data/*/tips = 0"
        />
        <TextArea
          label="Remove fields"
          name="remove"
          rows={2}
          defaultValue={remove.join('\n')}
          hint="A JSON pointer each line"
        />
      </div>
      <TextArea
        label="Only where"
        name="when"
        rows={2}
        defaultValue={linesFrom(when, String)}
        hint="A parameter and its value each line: matchId = ma-eng1-26-20"
      />
    </>
  );
}

interface FormProps {
  readonly operation: OperationRow;
  readonly current: Overridden;
  /** Throws what is wrong. */
  apply(override: Overridden): Promise<void>;
}

export function OverrideForm({ operation, current, apply }: FormProps) {
  const { error, attempt, onSubmit } = useForm((form) => {
    const override = readOverride(form);
    return apply(isEmpty(override) ? undefined : override);
  });
  return (
    <form onSubmit={onSubmit}>
      {isList(current) ? (
        <TextArea
          label="Overrides, as JSON"
          name="json"
          rows={8}
          defaultValue={JSON.stringify(current, undefined, 2)}
        />
      ) : (
        <Fields operation={operation} current={current ?? {}} />
      )}
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className="bar">
        <Button type="submit" main data-key={`apply-${operation.id}`}>
          Apply
        </Button>
        {current !== undefined && (
          <Button onClick={() => void attempt(() => apply(undefined))}>Remove the override</Button>
        )}
      </div>
    </form>
  );
}

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
