import type { FieldError, Problem } from '@touchline/types';
import type { Operation, Parameter } from '@touchline/types/contract';
import type { Answer } from '../ask/answer.ts';
import type { Found } from '../discover.ts';
import type { Suite, Trial } from '../suite.ts';
import { parameterValues } from './parameter-values.ts';
import { resolved, validQuestion, withQuery } from './valid-question.ts';

function mustName(trial: Trial, answer: Answer, field: string, place: FieldError['in']): void {
  const errors = (answer.json as Partial<Problem> | undefined)?.errors ?? [];
  if (answer.status === 400 && !errors.some((one) => one.field === field && one.in === place)) {
    trial.fault(`${answer.question}: no error names the ${place} field ${field}`);
  }
}

async function wrongWays(
  trial: Trial,
  operation: Operation,
  query: Parameter,
  found: Found,
  wrong: readonly string[],
) {
  const { id } = operation;
  const question = validQuestion(operation, found);
  for (const value of wrong) {
    const answer = await trial.ask(id, withQuery(question, { [query.name]: value }), 400);
    mustName(trial, answer, query.name, 'query');
  }
  const twice = withQuery(question, { [query.name]: ['1', '1'] });
  mustName(trial, await trial.ask(id, twice, 400), query.name, 'query');
  if (!query.required) return;
  const { [query.name]: _, ...rest } = question.query ?? {};
  mustName(trial, await trial.ask(id, { ...question, query: rest }, 400), query.name, 'query');
}

/** Every query parameter at its edges, beyond them, missing and doubled (API-21). */
async function checkQuery(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const schemas = suite.contract.schemas.components.schemas;
  const { id, parameters } = operation;
  for (const query of parameters.filter((one) => one.in === 'query')) {
    const { right, wrong } = parameterValues(resolved(query.schema, schemas));
    await suite.check(id, `${query.name} is taken up to its edges`, async (trial) => {
      for (const value of right) {
        await trial.ask(id, withQuery(validQuestion(operation, found), { [query.name]: value }));
      }
    });
    await suite.check(id, `${query.name} is refused beyond them, missing or doubled`, (trial) =>
      wrongWays(trial, operation, query, found, wrong),
    );
  }
}

async function checkPath(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, parameters } = operation;
  const question = validQuestion(operation, found);
  for (const { name } of parameters.filter((one) => one.in === 'path')) {
    await suite.check(id, `a ${name} that cannot be is refused`, async (trial) => {
      for (const value of ['nope', 'NOPE', '..', 'a b', 'x'.repeat(70)]) {
        const path = { ...question.path, [name]: value };
        await trial.ask(id, { ...question, path }, 400, 404);
      }
    });
  }
}

async function checkRest(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, parameters, responses, security } = operation;
  const question = validQuestion(operation, found);
  // A stranger is told to log in before he is told what else is wrong.
  if (responses[400] && security !== 'required') {
    await suite.check(id, 'an unknown parameter is refused', async (trial) => {
      const answer = await trial.ask(id, withQuery(question, { surprise: '1' }), 400);
      mustName(trial, answer, 'surprise', 'query');
    });
  }
  if (parameters.some((one) => one.name === 'accept-language')) {
    await suite.check(id, 'a language header that is too long is refused', async (trial) => {
      const headers = { 'accept-language': 'en,'.repeat(100) };
      const answer = await trial.ask(id, { ...question, headers }, 400);
      mustName(trial, answer, 'accept-language', 'header');
    });
  }
}

const unborn: Record<string, string> = {
  matchId: 'ma-nobody-0-0',
  tournamentId: 'to-nobody0',
  seasonId: 'se-nobody-0',
  teamId: 'te-nobody-0',
};

async function checkUnborn(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, parameters } = operation;
  const named = parameters.find(({ name }) => unborn[name]);
  const value = named && unborn[named.name];
  if (!named || !value) return;
  await suite.check(
    id,
    `a ${named.name} that nothing bears is a 404 that names it`,
    async (trial) => {
      const question = withQuery(validQuestion(operation, found), { [named.name]: value });
      const { json, question: asked } = await trial.ask(id, question, 404);
      const detail = (json as Partial<Problem> | undefined)?.detail ?? '';
      if (!detail.includes(value)) trial.fault(`${asked}: the detail does not name ${value}`);
    },
  );
}

export async function parameterCases(suite: Suite, found: Found): Promise<void> {
  for (const operation of suite.contract.operations) {
    if (operation.method !== 'GET' || operation.servedBy !== 'upstream') continue;
    await checkQuery(suite, operation, found);
    await checkPath(suite, operation, found);
    await checkRest(suite, operation, found);
    await checkUnborn(suite, operation, found);
  }
}
