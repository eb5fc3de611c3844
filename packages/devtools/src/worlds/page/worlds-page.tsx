import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import { realDays } from '@touchline/shared/domain/real-days';
import { MOMENT_FORMS } from '@touchline/shared/domain/time/parse-moment';
import texts from '@touchline/web/real-days';
import { Block } from '@touchline/web/ui/block';
import { Field } from '@touchline/web/ui/field';
import main from '@touchline/web/ui/main.module.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { enterUrl } from '../../enter-url.ts';
import {
  Button,
  ButtonLink,
  CardText,
  Checkbox,
  ErrorBox,
  SeasonFaults,
  Select,
} from '../../parts/parts.tsx';
import type { Preset, WorldsView } from '../worlds-view.ts';
import { TimeMachine } from './time-machine.tsx';
import '../../parts/parts.css';
import './worlds.css';

/** Moments of real seasons, on the page of the match that shows them best. */
const realDayPresets: readonly Preset[] = realDays.map(({ id, at, matchId }) => ({
  name: texts.days[id].title,
  description: texts.days[id].text,
  at,
  scenarios: ['real-seasons'],
  to: `/football/matches/${matchId}`,
}));

const Headers = ({ world }: { world: WorldHeaders }) =>
  Object.entries(world).map(([name, value]) => <code key={name}>{`${name}: ${value}`}</code>);

function LinkedWorld({ world, url }: NonNullable<WorldsView['confirm']>) {
  return (
    <p className="now" role="alert">
      <span>
        A link of another site{' '}
        {Object.keys(world).length > 0
          ? 'puts this browser into a world of its own:'
          : 'returns this browser to the shared world.'}
      </span>
      <Headers world={world} />
      <ButtonLink main href={url}>
        Enter
      </ButtonLink>
    </p>
  );
}

function CurrentWorld({ current, to }: WorldsView) {
  return (
    <p className="now">
      <span>
        {current
          ? 'This browser is in a world of its own:'
          : 'This browser is in the shared world.'}
      </span>
      {current && <Headers world={current} />}
      <ButtonLink main href={to}>{`Open ${to}`}</ButtonLink>
      {current && (
        <ButtonLink href="/worlds/enter?to=/worlds">Return to the shared world</ButtonLink>
      )}
    </p>
  );
}

const PresetCard = ({ name, description, ...entrance }: Preset) => (
  <a className="card" href={enterUrl(entrance)}>
    <CardText name={name} text={description} />
  </a>
);

const Presets = ({ title, presets }: { title: string; presets: readonly Preset[] }) => (
  <Block title={title}>
    <div className="cards">
      {presets.map((preset) => (
        <PresetCard key={preset.name} {...preset} />
      ))}
    </div>
  </Block>
);

const CustomWorld = ({ to, scenarios }: WorldsView) => (
  <Block title="Custom world">
    <form action="/worlds/enter">
      <Field
        label="Instant"
        name="at"
        placeholder="2026-12-24T18:00 Asia/Shanghai"
        autoComplete="off"
        hint={`Accepted: ${MOMENT_FORMS}. Now is the instant of the shared world.`}
      />
      <Select label="Speed" name="speed" defaultValue="1">
        <option value="">stopped</option>
        <option value="1">real time</option>
        <option value="10">ten times real time</option>
        <option value="60">an hour per minute</option>
      </Select>
      <fieldset>
        <legend>Scenarios</legend>
        {scenarios.map(({ name }) => (
          <Checkbox key={name} label={name} name="scenario" value={name} />
        ))}
      </fieldset>
      <Field label="Page" name="to" defaultValue={to} required />
      <Button type="submit" main>
        Go there
      </Button>
    </form>
  </Block>
);

function WorldsPage(view: WorldsView) {
  const { error, seasonFaults, confirm, now, instants, scenarios } = view;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Worlds · Touchline</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/worlds/style.css" />
      </head>
      <body>
        <header className={main.main}>
          <a href="/">
            <img src="/favicon.svg" alt="" width="26" height="26" />
            Touchline
          </a>
        </header>
        <main className={main.main}>
          <h1>Worlds</h1>
          <p className="lead">
            Each link puts only this browser into a state of the site. Links can be shared. One
            without an instant shows the matches of the moment at which it is opened;{' '}
            <i>Copy link</i> in the console adds instant and seed. Here and in every page of the
            site the key <kbd>`</kbd> opens the console, with the same and more.{' '}
            <a href="/worlds/api">The API</a>, to read and to call in this browser’s world.
          </p>
          {error && <ErrorBox>{error}</ErrorBox>}
          <SeasonFaults faults={seasonFaults} />
          {confirm && <LinkedWorld {...confirm} />}
          {now !== undefined && <TimeMachine {...view} now={now} />}
          <CurrentWorld {...view} />
          <Presets title="Instants" presets={instants} />
          <Presets title="Real days" presets={realDayPresets} />
          <Presets title="Scenarios" presets={scenarios} />
          <CustomWorld {...view} />
        </main>
        <script type="module" src="/worlds/console/start.ts" />
      </body>
    </html>
  );
}

/**
 * The page on which developers choose a state of the site. It works without an upstream, and but for the console without
 * scripts.
 */
export const renderWorldsPage = (view: WorldsView): string =>
  `<!doctype html>${renderToStaticMarkup(<WorldsPage {...view} />)}`;
