import field from '@touchline/web/ui/field.module.css';
import { useState } from 'react';
import type { ListedScenario, OperationRow } from '../console-data.ts';
import { Button, ErrorBox } from '../parts/parts.tsx';
import { useConsole, useLoaded } from './console-context.ts';
import { encode, type Overrides, readOverrides, readScenarios } from './mock.ts';
import { OverrideForm, overrideText } from './override-form.tsx';
import { SaveForm } from './save-form.tsx';
import { readJson, worldUrl } from './world.ts';

/** The operations of the document's rendering, by its Server-Timing, and those that its scripts have called. */
function calledOf(operations: readonly OperationRow[]): ReadonlySet<string> {
  const documents = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rendered = documents.flatMap(({ serverTiming }) => serverTiming.map(({ name }) => name));
  const paths = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const called = operations.filter(({ path }) => paths.has(`/api${path}`)).map(({ id }) => id);
  return new Set([...rendered, ...called]);
}

const GROUPS = ['Overridden', 'Called since the page was loaded', 'Others'] as const;

export function OverridesPanel() {
  const { state } = useConsole().world;
  const { data, error } = useLoaded(async () => {
    const [overrides, scenarios, operations] = await Promise.all([
      readOverrides(state.overrides),
      readScenarios(),
      readJson<OperationRow[]>('operations'),
    ]);
    return { overrides, scenarios, operations };
  });
  if (error !== undefined) {
    return (
      <>
        <ErrorBox>{error}</ErrorBox>
        <RemoveAll />
      </>
    );
  }
  return (
    <div className="overrides" aria-busy={data ? undefined : true}>
      {data && (
        <>
          <Operations {...data} />
          <div className="side">
            <RemoveAll />
            <Scenarios scenarios={data.scenarios} />
            <SaveForm />
          </div>
        </>
      )}
    </div>
  );
}

function RemoveAll() {
  const { world, enter } = useConsole();
  if (world.state.overrides === undefined) return null;
  return (
    <Button data-key="remove-all" onClick={() => enter(worldUrl(world, { overrides: undefined }))}>
      Remove all overrides
    </Button>
  );
}

function Scenarios({ scenarios }: { scenarios: readonly ListedScenario[] }) {
  const { world, enter } = useConsole();
  const chosen = world.state.scenarios;
  const toggled = (name: string) =>
    chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
  return (
    <section>
      <h3>Scenarios of this browser</h3>
      <fieldset className="chips" aria-label="Scenarios">
        {scenarios.map(({ name, description, source }) => (
          <Button
            key={name}
            main={chosen.includes(name)}
            title={description}
            data-key={`scenario-${name}`}
            aria-pressed={chosen.includes(name)}
            onClick={() => enter(worldUrl(world, { scenarios: toggled(name) }))}
          >
            {source === 'file' ? `${name} (file)` : name}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}

interface OperationsProps {
  operations: readonly OperationRow[];
  overrides: Overrides;
}

function Operations({ operations, overrides }: OperationsProps) {
  const [words, setWords] = useState('');
  const called = useState(() => calledOf(operations))[0];
  const groups = Object.groupBy(operations, ({ id }) => {
    if (overrides[id] !== undefined) return 'Overridden';
    return called.has(id) ? 'Called since the page was loaded' : 'Others';
  });
  const isShown = ({ id, path }: OperationRow) =>
    `${id} ${path}`.toLowerCase().includes(words.toLowerCase());
  return (
    <div>
      <input
        type="search"
        className={field.input}
        placeholder="Operation or path"
        aria-label="Filter operations"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {GROUPS.map((title) => {
        const rows = groups[title];
        return (
          rows && (
            <section key={title} hidden={!rows.some(isShown)}>
              <h3>{title}</h3>
              {rows.map((row) => (
                <Operation
                  key={row.id}
                  operation={row}
                  overrides={overrides}
                  hidden={!isShown(row)}
                />
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}

interface OperationProps {
  operation: OperationRow;
  overrides: Overrides;
  hidden: boolean;
}

/** Its form is there from the time it is first opened, and stays as it was filled in. */
function Operation({ operation, overrides, hidden }: OperationProps) {
  const { world, enter } = useConsole();
  const { id, method, path } = operation;
  const current = overrides[id];
  const [hasForm, setHasForm] = useState(false);
  const apply = async (override: Overrides[string] | undefined) => {
    const { [id]: _, ...others } = overrides;
    const changed = override === undefined ? others : { ...others, [id]: override };
    enter(worldUrl(world, { overrides: await encode('overrides', changed) }));
  };
  return (
    <details hidden={hidden} onToggle={() => setHasForm(true)}>
      <summary data-key={`operation-${id}`}>
        <b>{id}</b>
        <span className="path">{`${method} ${path}`}</span>
        <em className="override">{overrideText(current)}</em>
      </summary>
      {hasForm && <OverrideForm operation={operation} current={current} apply={apply} />}
    </details>
  );
}
