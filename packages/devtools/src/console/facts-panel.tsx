import { Field } from '@touchline/web/ui/field';
import { useState } from 'react';
import { isoOf } from '../enter-url.ts';
import { Button, Checkbox, ErrorBox, Select, TextArea } from '../parts/parts.tsx';
import { useConsole, useForm, useLoaded } from './console-context.ts';
import { readFactsForm, withoutMatch } from './facts-form.ts';
import { encode, type Facts, readFacts } from './mock.ts';
import {
  type FactsMatch,
  matchesLinked,
  matchOfPage,
  readMatch,
  stateText,
} from './page-matches.ts';
import { SaveForm } from './save-form.tsx';
import { worldUrl } from './world.ts';

/** A match of this page as it is needed: its score and minute, and names. */
export function FactsPanel() {
  const { state } = useConsole().world;
  const { data: facts, error } = useLoaded(() => readFacts(state.facts));
  const linked = useState(matchesLinked)[0];
  const [id, setId] = useState(() => matchOfPage() ?? linked[0]?.id);
  if (error !== undefined) return <ErrorBox>{error}</ErrorBox>;
  return (
    <div className="overrides" aria-busy={facts ? undefined : true}>
      {facts && (
        <>
          <div>
            {matchOfPage() === undefined && linked.length > 0 && (
              <Select
                label="Match of this page"
                data-key="match"
                value={id}
                onChange={(event) => setId(event.target.value)}
              >
                {linked.map((match) => (
                  <option key={match.id} value={match.id}>
                    {match.name}
                  </option>
                ))}
              </Select>
            )}
            {id === undefined ? (
              <p className="summary">This page shows no match. Open one, or a list of matches.</p>
            ) : (
              <LoadedMatch key={id} id={id} facts={facts} />
            )}
          </div>
          <div className="side">
            <Given facts={facts} />
            <SaveForm />
          </div>
        </>
      )}
    </div>
  );
}

function LoadedMatch({ id, facts }: { id: string; facts: Facts }) {
  const { data: match, error } = useLoaded(() => readMatch(id));
  if (error !== undefined) return <ErrorBox>{error}</ErrorBox>;
  return match ? <MatchForm match={match} facts={facts} /> : null;
}

function Given({ facts }: { facts: Facts }) {
  const { world, enter } = useConsole();
  const ids = Object.keys({ ...facts.matches, ...facts.names });
  return (
    <section>
      <h3>Facts of this browser</h3>
      {ids.length === 0 ? (
        <p className="summary">None: every match is as the world has it.</p>
      ) : (
        <>
          <ul className="given">
            {ids.map((id) => (
              <li key={id}>
                <code>{id}</code> {JSON.stringify(facts.matches?.[id] ?? facts.names?.[id])}
              </li>
            ))}
          </ul>
          <Button
            data-key="remove-facts"
            onClick={() => enter(worldUrl(world, { facts: undefined }))}
          >
            Remove all facts
          </Button>
        </>
      )}
    </section>
  );
}

const SCORE_LABELS = { football: 'Goals', basketball: 'Points' } as const;

const ownName = (facts: Facts, id: string) => {
  const name = facts.names?.[id];
  return typeof name === 'object' ? name.en : name;
};

function MatchForm({ match, facts }: { match: FactsMatch; facts: Facts }) {
  const { world, enter } = useConsole();
  const { id, tournament, homeTeam, awayTeam, clock } = match;
  const given = facts.matches?.[id];
  const [home = '', away = ''] = given?.score?.split('-') ?? [homeTeam.score, awayTeam.score];
  const enterWith = async (changed: Facts) =>
    enter(worldUrl(world, { facts: await encode('facts', changed) }));
  const { error, attempt, onSubmit } = useForm((form) =>
    enterWith(readFactsForm(form, match, facts, isoOf(world.now()))),
  );
  const { sportType } = tournament;
  const isFootball = sportType === 'football';
  const score = isFootball || sportType === 'basketball' ? SCORE_LABELS[sportType] : 'Maps won';
  const names = [
    ['Name, home', homeTeam],
    ['Name, away', awayTeam],
    ['Name of the tournament', tournament],
  ] as const;
  return (
    <form onSubmit={onSubmit}>
      <p className="summary">
        <b>{`${homeTeam.name} – ${awayTeam.name}`}</b> {`${tournament.name}, ${stateText(match)}`}
      </p>
      <div className="facts">
        {(['home', 'away'] as const).map((side) => (
          <Field
            key={side}
            label={`${score}, ${side}`}
            name={side}
            type="number"
            min={0}
            max={999}
            defaultValue={(side === 'home' ? home : away) ?? ''}
          />
        ))}
        <Field
          label="In minute"
          name="minute"
          type="number"
          min={1}
          max={90}
          defaultValue={given?.minute ?? clock?.minute ?? ''}
        />
        <Checkbox label="at this instant" name="now" defaultChecked />
      </div>
      {isFootball && (
        <TextArea
          label="Goals and cards"
          name="incidents"
          rows={2}
          defaultValue={given?.incidents?.join('\n')}
          hint="One a line: 12 home goal, 38 away red-card, 41 home penalty-goal. Without them the goals are spread over the minutes."
        />
      )}
      <div className="facts">
        {names.map(([label, one]) => (
          <Field
            key={one.id}
            label={label}
            name={`name ${one.id}`}
            defaultValue={ownName(facts, one.id)}
            placeholder={one.name}
          />
        ))}
      </div>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className="bar">
        <Button type="submit" main data-key="apply-facts">
          Apply to this browser
        </Button>
        {given && (
          <Button onClick={() => void attempt(() => enterWith(withoutMatch(match, facts)))}>
            Remove the facts of this match
          </Button>
        )}
      </div>
    </form>
  );
}
