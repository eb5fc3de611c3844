import type { FieldError, Problem } from '@touchline/types';
import type { Operation, Parameter } from '@touchline/types/contract';
import type { Found } from '../discover.ts';
import type { Answer } from '../http/answer.ts';
import type { Suite, Trial } from '../suite.ts';
import { parameterValues } from './parameter-values.ts';
import { resolved, validQuestion, withQuery } from './valid-question.ts';

function expectField(trial: Trial, answer: Answer, field: string, place: FieldError['in']): void {
  const errors = (answer.json as Partial<Problem> | undefined)?.errors ?? [];
  if (
    answer.status === 400 &&
    !errors.some((error) => error.field === field && error.in === place)
  ) {
    trial.fault(`${answer.request}: no error names the ${place} field ${field}`);
  }
}

async function expectRefused(
  trial: Trial,
  operation: Operation,
  query: Parameter,
  found: Found,
  wrong: readonly string[],
) {
  const { id } = operation;
  const question = validQuestion(operation, found);
  for (const value of wrong) {
    const answer = await trial.send(id, withQuery(question, { [query.name]: value }), 400);
    expectField(trial, answer, query.name, 'query');
  }
  const repeated = withQuery(question, { [query.name]: ['1', '1'] });
  expectField(trial, await trial.send(id, repeated, 400), query.name, 'query');
  if (!query.required) return;
  const { [query.name]: _, ...rest } = question.query ?? {};
  expectField(trial, await trial.send(id, { ...question, query: rest }, 400), query.name, 'query');
}

/** Every query parameter at its limits, beyond them, missing and repeated (API-21). */
async function checkQuery(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const schemas = suite.contract.schemas.components.schemas;
  const { id, parameters } = operation;
  for (const query of parameters.filter((parameter) => parameter.in === 'query')) {
    const { right, wrong } = parameterValues(resolved(query.schema, schemas));
    await suite.check(id, `${query.name} is accepted up to its limits`, async (trial) => {
      for (const value of right) {
        await trial.send(id, withQuery(validQuestion(operation, found), { [query.name]: value }));
      }
    });
    await suite.check(
      id,
      `${query.name} is refused beyond its limits, missing or repeated`,
      (trial) => expectRefused(trial, operation, query, found, wrong),
    );
  }
}

async function checkPath(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, parameters } = operation;
  const question = validQuestion(operation, found);
  for (const { name } of parameters.filter((parameter) => parameter.in === 'path')) {
    await suite.check(id, `an invalid ${name} is refused`, async (trial) => {
      for (const value of ['nope', 'NOPE', '..', 'a b', 'x'.repeat(70)]) {
        const path = { ...question.path, [name]: value };
        await trial.send(id, { ...question, path }, 400, 404);
      }
    });
  }
}

async function checkCommonRefusals(
  suite: Suite,
  operation: Operation,
  found: Found,
): Promise<void> {
  const { id, parameters, responses, security } = operation;
  const question = validQuestion(operation, found);
  // Protected operations check the token before the parameters.
  if (responses[400] && security !== 'required') {
    await suite.check(id, 'an unknown parameter is refused', async (trial) => {
      const answer = await trial.send(id, withQuery(question, { surprise: '1' }), 400);
      expectField(trial, answer, 'surprise', 'query');
    });
  }
  if (parameters.some((parameter) => parameter.name === 'accept-language')) {
    await suite.check(id, 'a too long accept-language header is refused', async (trial) => {
      const headers = { 'accept-language': 'en,'.repeat(100) };
      const answer = await trial.send(id, { ...question, headers }, 400);
      expectField(trial, answer, 'accept-language', 'header');
    });
  }
}

const UNKNOWN_IDS: Record<string, string> = {
  matchId: 'ma-nobody-0-0',
  tournamentId: 'to-nobody0',
  seasonId: 'se-nobody-0',
  teamId: 'te-nobody-0',
};

async function checkUnknownId(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, parameters } = operation;
  const parameter = parameters.find(({ name }) => UNKNOWN_IDS[name]);
  const value = parameter && UNKNOWN_IDS[parameter.name];
  if (!parameter || !value) return;
  await suite.check(id, `an unknown ${parameter.name} is a 404 that names it`, async (trial) => {
    const question = withQuery(validQuestion(operation, found), { [parameter.name]: value });
    const { json, request } = await trial.send(id, question, 404);
    const detail = (json as Partial<Problem> | undefined)?.detail ?? '';
    if (!detail.includes(value)) trial.fault(`${request}: the detail does not name ${value}`);
  });
}

export async function parameterCases(suite: Suite, found: Found): Promise<void> {
  for (const operation of suite.contract.operations) {
    if (operation.method !== 'GET' || operation.servedBy !== 'upstream') continue;
    await checkQuery(suite, operation, found);
    await checkPath(suite, operation, found);
    await checkCommonRefusals(suite, operation, found);
    await checkUnknownId(suite, operation, found);
  }
}
