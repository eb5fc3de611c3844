import button from '@touchline/web/ui/button.module.css';
import { scrollable } from '@touchline/web/ui/scrollable';
import tabStyles from '@touchline/web/ui/tabs.module.css';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { Button, ButtonLink, ErrorBox, SeasonFaults } from '../parts/parts.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { ConsoleProvider, copy, type TabId, useNow } from './console-context.ts';
import { FactsPanel } from './facts-panel.tsx';
import { readMemory, remember } from './memory.ts';
import { readFacts, readOverrides } from './mock.ts';
import { OverridesPanel } from './overrides-panel.tsx';
import { TimePanel } from './time-panel.tsx';
import { leaveFor, type World, worldUrl } from './world.ts';
import { clockText, dayText, pageZone } from './zone.ts';
import '../parts/parts.css';
import './drawer.css';

interface Tab {
  readonly id: TabId;
  readonly name: string;
  readonly Panel: ComponentType;
}

const TABS: readonly [Tab, ...Tab[]] = [
  { id: 'time', name: 'Time', Panel: TimePanel },
  { id: 'facts', name: 'Facts', Panel: FactsPanel },
  { id: 'overrides', name: 'Overrides', Panel: OverridesPanel },
  { id: 'accounts', name: 'Accounts', Panel: AccountsPanel },
];
/** The gateway's limit. */
const MAX_LINK_LENGTH = 8192;
const NOTE_MS = 4000;
const TICK_MS = 500;

const rememberedTab = () => TABS.find(({ id }) => id === readMemory().tab) ?? TABS[0];

function useNote() {
  const [note, setNote] = useState({ text: '' });
  useEffect(() => {
    if (note.text === '') return undefined;
    const timer = setTimeout(() => setNote({ text: '' }), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return { note: note.text, announce: (text: string) => setNote({ text }) };
}

interface DrawerProps {
  world: World;
  /** The shadow root, which knows the control that has the focus. */
  root: ShadowRoot;
  onClose: () => void;
}

export function Drawer({ world, root, onClose }: DrawerProps) {
  const [tab, setTab] = useState(rememberedTab);
  const { note, announce } = useNote();
  const choose = (chosen: Tab) => {
    remember({ tab: chosen.id });
    setTab(chosen);
  };
  const enter = (url: string) => leaveFor(url, root.activeElement);
  const { error, seasonFaults } = world.state;
  return (
    <ConsoleProvider value={{ world, announce, enter }}>
      <div className="head">
        <Instant world={world} />
        <Tabs chosen={tab.id} onChoose={choose} />
        <p className="note" role="status">
          {note}
        </p>
        <Button onClick={() => void copyLink(world, announce)}>Copy link</Button>
        <ButtonLink href={`/worlds?${new URLSearchParams({ to: location.pathname })}`}>
          Worlds
        </ButtonLink>
        <button
          type="button"
          className={button.icon}
          aria-label="Close the console"
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div className="errors">
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <SeasonFaults faults={seasonFaults} />
      </div>
      <div
        className="body"
        role="tabpanel"
        id="panel"
        aria-labelledby={`tab-${tab.id}`}
        {...scrollable}
      >
        <tab.Panel key={tab.id} />
      </div>
    </ConsoleProvider>
  );
}

function Tabs({ chosen, onChoose }: { chosen: TabId; onChoose: (tab: Tab) => void }) {
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const at = TABS.findIndex(({ id }) => id === chosen);
    const next = TABS[(at + step + TABS.length) % TABS.length] ?? TABS[0];
    onChoose(next);
    currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div className={tabStyles.tabs} role="tablist" aria-label="Console">
      {TABS.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={tabStyles.tab}
          id={`tab-${tab.id}`}
          data-key={`tab-${tab.id}`}
          aria-controls="panel"
          aria-selected={tab.id === chosen}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}

/** In the head, so that each tab shows it. */
function Instant({ world }: { world: World }) {
  const { worldAt, speed, speeds, scenarios, overrides, facts } = world.state;
  const now = useNow(world, TICK_MS);
  const zone = pageZone();
  const [, speedText = `×${speed}`] = speeds.find(([one]) => one === speed) ?? [];
  const changes = [
    ...scenarios,
    ...(overrides === undefined ? [] : ['overrides']),
    ...(facts === undefined ? [] : ['facts']),
  ].join(', ');
  return (
    <p className="instant">
      <b>{clockText(now, zone).slice(0, 5)}</b>
      <span>{dayText(now, zone)}</span>
      <i>{worldAt === undefined ? 'shared clock' : speedText}</i>
      {changes && <em title={changes}>{changes}</em>}
    </p>
  );
}

/** A shared clock runs on: a link to this moment has an instant of its own. */
async function copyLink(world: World, announce: (text: string) => void) {
  const { overrides, facts, speed, seed, size, seasons, scenarios } = world.state;
  const at = world.now();
  // The token of a long text is known to this checkout alone.
  const written = async (value: string | undefined, read: (value: string) => Promise<object>) =>
    value?.startsWith('@') ? JSON.stringify(await read(value)) : value;
  const texts = {
    overrides: await written(overrides, readOverrides),
    facts: await written(facts, readFacts),
  };
  // The real seasons of this server, for one that does not have them in its own world.
  const all = [...new Set([...scenarios, ...(seasons ? ['real-seasons'] : [])])];
  const url = worldUrl(world, { at, speed, ...texts, seed, size, scenarios: all });
  if (url.length > MAX_LINK_LENGTH)
    return announce('Overrides and facts are too long for a link: save them as a file.');
  await copy(announce, new URL(url, location.href).href, 'link to this moment');
}
