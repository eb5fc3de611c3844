import { useRef, useState } from 'react';
import type { Jump } from '../console-data.ts';
import { Button, CardButton, ErrorBox } from '../parts/parts.tsx';
import { useConsole, useLoaded, useNow } from './console-context.ts';
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

export function TimePanel() {
  const { world, enter } = useConsole();
  const { state, now } = world;
  return (
    <div className="time">
      <Clock />
      <div className="controls">
        <fieldset className="segments" aria-label="Clock">
          {state.speeds.map(([speed, text]) => (
            <button
              key={text}
              type="button"
              data-key={text}
              aria-pressed={speed === state.speed}
              onClick={() => enter(worldUrl(world, { at: now(), speed }))}
            >
              {text}
            </button>
          ))}
        </fieldset>
        <fieldset className="segments" aria-label="Step">
          {STEPS.map(([text, ms]) => (
            <button
              key={text}
              type="button"
              data-key={text}
              onClick={() => enter(worldUrl(world, { at: now() + ms, speed: state.speed }))}
            >
              {text}
            </button>
          ))}
        </fieldset>
      </div>
      <Sliders />
      <Jumps />
      {state.worldAt !== undefined && (
        <Button data-key="shared" onClick={() => enter(worldUrl(world, { at: undefined }))}>
          Return to the shared clock
        </Button>
      )}
    </div>
  );
}

/** The instant in the page's zone. */
function Clock() {
  const now = useNow(useConsole().world, TICK_MS);
  const zone = pageZone();
  return (
    <p className="clock">
      <b data-testid="clock">{clockText(now, zone)}</b>
      <span>{`${dayText(now, zone)}, ${zone}`}</span>
    </p>
  );
}

function Sliders() {
  const { world, enter } = useConsole();
  const zone = pageZone();
  const [{ day, minute }] = useState(() => wallTimeOf(world.now(), zone));
  const go = (wall: { day: number; minute: number }) =>
    enter(worldUrl(world, { at: atWallTime(wall, zone), speed: world.state.speed }));
  return (
    <div className="sliders">
      <Slider
        name="Day"
        min={-DAYS_EACH_WAY}
        max={DAYS_EACH_WAY}
        start={0}
        textOf={(days) => dayText(day + days * DAY_MS, 'UTC')}
        onSettled={(days) => go({ day: day + days * DAY_MS, minute })}
      />
      <Slider
        name="Minute"
        min={0}
        max={DAY_MINUTES - 1}
        start={minute}
        textOf={minuteText}
        onSettled={(value) => go({ day, minute: value })}
      />
    </div>
  );
}

interface SliderProps {
  name: string;
  min: number;
  max: number;
  start: number;
  textOf: (value: number) => string;
  onSettled: (value: number) => void;
}

function Slider({ name, min, max, start, textOf, onSettled }: SliderProps) {
  const [value, setValue] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The native event, which React has under no name: it comes when the thumb is released.
  const listen = (input: HTMLInputElement) => {
    const settle = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSettled(input.valueAsNumber), SETTLE_MS);
    };
    input.addEventListener('change', settle);
    return () => input.removeEventListener('change', settle);
  };
  return (
    <label className="slider">
      <span>{name}</span>
      <input
        ref={listen}
        type="range"
        min={min}
        max={max}
        value={value}
        data-key={name}
        aria-label={name}
        aria-valuetext={textOf(value)}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <output>{textOf(value)}</output>
    </label>
  );
}

/** Found in the world itself, which takes a moment. */
function Jumps() {
  const { world, enter } = useConsole();
  const { data, error } = useLoaded(() => {
    const now = String(Math.floor(world.now()));
    return readJson<Jump[]>(`jumps?${new URLSearchParams({ path: pagePath(), now })}`);
  });
  if (error !== undefined) return <ErrorBox>{error}</ErrorBox>;
  const zone = pageZone();
  const timeOf = ({ at }: Jump) => `${clockText(at, zone)} ${dayText(at, zone)}`;
  return (
    <fieldset className="cards" aria-label="Jump" aria-busy={data ? undefined : true}>
      {data?.map((jump) => (
        <CardButton
          key={jump.name}
          name={jump.name}
          text={jump.description}
          time={timeOf(jump)}
          onClick={() => enter(worldUrl(world, { at: jump.at, speed: world.state.speed }))}
        />
      ))}
    </fieldset>
  );
}
