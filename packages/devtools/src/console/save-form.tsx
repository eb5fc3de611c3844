import { Field } from '@touchline/web/ui/field';
import { isoOf } from '../enter-url.ts';
import { Button, Checkbox, ErrorBox } from '../parts/parts.tsx';
import { useConsole, useForm } from './console-context.ts';
import { readFacts, readOverrides, saveScenario } from './mock.ts';
import { pagePath } from './world.ts';

/** Writes what this browser has chosen as a named world, a file for version control. */
export function SaveForm() {
  const { world, announce } = useConsole();
  const { scenarios, worldAt, facts } = world.state;
  const { error, onSubmit } = useForm(async (form) => {
    const overrides = await readOverrides(world.state.overrides);
    const { file } = await saveScenario(String(form.get('name')), {
      description: form.get('description'),
      to: pagePath(),
      ...(form.has('instant') && { at: isoOf(world.now()) }),
      ...(scenarios.length > 0 && { scenarios }),
      ...(Object.keys(overrides).length > 0 && { overrides }),
      ...(facts !== undefined && { facts: await readFacts(facts) }),
    });
    announce(`Written: ${file}.`);
  });
  return (
    <form onSubmit={onSubmit}>
      <h3>Save as a file</h3>
      <Field
        label="Name"
        name="name"
        required
        pattern="[a-z0-9][a-z0-9\-]{0,39}"
        placeholder="table-fails"
      />
      <Field
        label="What it shows"
        name="description"
        required
        placeholder="The table fails, the match works."
      />
      <Checkbox label="With this instant" name="instant" defaultChecked={worldAt !== undefined} />
      {facts !== undefined && (
        <p className="summary">Facts of a file apply to all visitors of this server.</p>
      )}
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" main>
        Save
      </Button>
    </form>
  );
}
