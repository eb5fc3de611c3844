import type { Jump } from '../src/dev-worlds/console/console-data.ts';
import { h } from './dom.ts';
import type { Panel, PanelContext } from './panel.ts';
import { pagePath, readJson, worldUrl } from './world.ts';
import { atWallTime, clockText, DAY_MINUTES, dayText, pageZone, wallTimeOf } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const DAYS_EACH_WAY = 30;
/** With the arrow keys a slider changes once per press: the page is loaded when they stop. */
const SETTLE_MS = 500;
const TICK_MS = 200;

const STEPS: readonly (readonly [text: string, ms: number])[] = [
  ['−1 day', -DAY_MS],
  ['−1 h', -60 * MINUTE_MS],
  ['−1 min', -MINUTE_MS],
  ['−10 s', -10_000],
  ['+10 s', 10_000],
  ['+1 min', MINUTE_MS],
  ['+1 h', 60 * MINUTE_MS],
  ['+1 day', DAY_MS],
];

const two = (value: number) => String(value).padStart(2, '0');
const minuteText = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The instant in the page's zone, as long as the panel is shown. */
function clock({ world, signal }: PanelContext, zone: string): HTMLElement {
  const time = h('b', { 'data-testid': 'clock' });
  const day = h('span');
  const show = () => {
    time.textContent = clockText(world.now(), zone);
    day.textContent = `${dayText(world.now(), zone)}, ${zone}`;
  };
  show();
  if (world.state.speed > 0) {
    const timer = setInterval(show, TICK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  return h('p', { class: 'clock' }, time, day);
}

interface SliderOptions {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly step: number;
  textOf(value: number): string;
  onSettled(value: number): void;
}

function slider({ name, min, max, value, step, textOf, onSettled }: SliderOptions): HTMLElement {
  const output = h('output', {}, textOf(value));
  const input = h('input', {
    type: 'range',
    min,
    max,
    value,
    step,
    'data-key': name,
    'aria-label': name,
    'aria-valuetext': textOf(value),
    oninput: () => {
      const text = textOf(input.valueAsNumber);
      output.textContent = text;
      input.setAttribute('aria-valuetext', text);
    },
    onchange: () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSettled(input.valueAsNumber), SETTLE_MS);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return h('label', { class: 'slider' }, h('span', {}, name), input, output);
}

function sliders({ world, enter }: PanelContext, zone: string): HTMLElement {
  const { day, minute } = wallTimeOf(world.now(), zone);
  const go = (at: number) => enter(worldUrl(world, { at, speed: world.state.speed }));
  return h(
    'div',
    { class: 'sliders' },
    slider({
      name: 'Day',
      min: -DAYS_EACH_WAY,
      max: DAYS_EACH_WAY,
      value: 0,
      step: 1,
      textOf: (days) => dayText(day + days * DAY_MS, 'UTC'),
      onSettled: (days) => go(atWallTime({ day: day + days * DAY_MS, minute }, zone)),
    }),
    slider({
      name: 'Minute',
      min: 0,
      max: DAY_MINUTES - 1,
      value: minute,
      step: 1,
      textOf: minuteText,
      onSettled: (value) => go(atWallTime({ day, minute: value }, zone)),
    }),
  );
}

function buttons(name: string, items: readonly HTMLElement[]): HTMLElement {
  return h('div', { class: 'segments', role: 'group', 'aria-label': name }, ...items);
}

function jumpButton({ name, description, at }: Jump, { world, enter }: PanelContext) {
  const { speed } = world.state;
  return h(
    'button',
    {
      type: 'button',
      class: 'jump',
      'data-key': name,
      onclick: () => enter(worldUrl(world, { at, speed })),
    },
    h('b', {}, name),
    h('span', {}, description),
    h('time', {}, `${clockText(at, pageZone())} ${dayText(at, pageZone())}`),
  );
}

/** Looked for in the world itself, which takes a moment. */
function jumps(context: PanelContext): HTMLElement {
  const list = h('div', {
    class: 'jumps',
    role: 'group',
    'aria-label': 'Jump',
    'aria-busy': 'true',
  });
  const query = new URLSearchParams({
    path: pagePath(),
    now: String(Math.floor(context.world.now())),
  });
  readJson<Jump[]>(`jumps?${query}`).then(
    (found) => {
      list.replaceChildren(...found.map((jump) => jumpButton(jump, context)));
      list.removeAttribute('aria-busy');
      list.dispatchEvent(new Event('filled', { bubbles: true }));
    },
    (error: Error) => list.replaceChildren(h('p', { class: 'fault' }, error.message)),
  );
  return list;
}

export const timePanel: Panel = (context) => {
  const { world, enter } = context;
  const { state } = world;
  const zone = pageZone();
  const speeds = state.speeds.map(([speed, text]) =>
    h(
      'button',
      {
        type: 'button',
        'data-key': text,
        'aria-pressed': String(speed === state.speed),
        onclick: () => enter(worldUrl(world, { at: world.now(), speed })),
      },
      text,
    ),
  );
  const steps = STEPS.map(([text, ms]) =>
    h(
      'button',
      {
        type: 'button',
        'data-key': text,
        onclick: () => enter(worldUrl(world, { at: world.now() + ms, speed: state.speed })),
      },
      text,
    ),
  );
  return h(
    'div',
    { class: 'time' },
    clock(context, zone),
    h('div', { class: 'controls' }, buttons('Clock', speeds), buttons('Step', steps)),
    sliders(context, zone),
    jumps(context),
    state.worldAt !== undefined &&
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'data-key': 'shared',
          onclick: () => enter(worldUrl(world, { at: undefined })),
        },
        'Return to the shared clock',
      ),
  );
};
