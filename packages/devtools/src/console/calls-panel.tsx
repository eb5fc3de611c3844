import { useEffect, useState } from 'react';
import type { CallList, CallRow } from '../console-data.ts';
import { Button, ButtonLink, Checkbox } from '../parts/parts.tsx';
import { CallDetails } from './call-detail.tsx';
import { bytesText, cacheText, contractText, parametersText, timeText } from './call-text.ts';
import { messageOf } from './console-context.ts';
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

/** The known calls in their order, those that have changed with their new state. */
function withChanges(known: readonly CallRow[], changed: readonly CallRow[]): CallRow[] {
  const byId = new Map([...known, ...changed].map((call) => [call.id, call]));
  return [...byId.values()];
}

/** The calls that the gateway has recorded for this browser, read again at each poll. */
function useCalls() {
  const [calls, setCalls] = useState<readonly CallRow[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    let version = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      try {
        const list = await readJson<CallList>(`calls?after=${version}`);
        version = list.version;
        if (list.calls.length > 0) setCalls((known) => withChanges(known, list.calls));
        setError(undefined);
      } catch (cause) {
        setError(messageOf(cause));
      }
      if (!isOver) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  const clear = async () => {
    await postTo('clear');
    setCalls([]);
  };
  return { calls, error, clear };
}

/** Those of the page since it was loaded. */
function callsOfPage(calls: readonly CallRow[]): CallRow[] {
  const page = pagePath();
  const [{ name = location.href } = {}] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(name);
  const load = calls.findLast(
    ({ operation, url }) => operation === 'page' && url === pathname + search,
  );
  return calls.filter((call) => call.page === page && call.id >= (load?.id ?? 0));
}

function summaryOf(calls: readonly CallRow[]): string {
  if (calls.length === 0)
    return 'This page has made no call. Reload it to see those of its rendering.';
  const bytes = calls.reduce((sum, call) => sum + (call.bytes ?? 0), 0);
  const bad = calls.filter((call) => call.violations?.length || isFailure(call)).length;
  return `${calls.length} calls, ${bytesText(bytes)}, ${bad === 0 ? 'no violations' : `${bad} with a failure or a violation`}`;
}

export function CallsPanel() {
  const { calls, error, clear } = useCalls();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? calls : callsOfPage(calls);
  return (
    <>
      <div className="bar">
        <p className="summary" role="status">
          {error ?? summaryOf(shown)}
        </p>
        <Checkbox
          label="Earlier and other pages"
          onChange={(event) => setShowsAll(event.target.checked)}
        />
        <Button onClick={() => void clear()}>Clear</Button>
        <ButtonLink href="/worlds/console/calls.har" download>
          Save as HAR
        </ButtonLink>
        <Button data-key="reload" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
      <div className="table">
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Call({ call }: { call: CallRow }) {
  const [isOpen, setOpen] = useState(false);
  const { id, operation, url, status, source, bytes, cacheStatus, violations } = call;
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="toggle"
            aria-expanded={isOpen}
            data-key={`call-${id}`}
            onClick={() => setOpen(!isOpen)}
          >
            {operation}
          </button>
        </th>
        <td className="wide" title={url}>
          {parametersText(call)}
        </td>
        <td>{source}</td>
        <td className={isFailure(call) ? 'bad' : undefined}>{status ?? '…'}</td>
        <td className="figure">{timeText(call)}</td>
        <td className="figure">{bytesText(bytes)}</td>
        <td>{cacheText(cacheStatus)}</td>
        <td className={violations?.length ? 'bad' : undefined}>{contractText(call)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={HEADS.length}>
            <CallDetails id={id} />
          </td>
        </tr>
      )}
    </>
  );
}
