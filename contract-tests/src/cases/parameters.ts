import type { FieldError, Problem } from '@touchline/types';
import type { Operation, Parameter } from '@touchline/types/contract';
import type { CaseContext } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import type { ReadResponse } from '../http/read-response.ts';
import type { Suite } from '../suite.ts';
import { parameterValues } from './parameter-values.ts';
import { resolved, validRequest, withQuery } from './valid-request.ts';

function expectField(
  context: CaseContext,
  response: ReadResponse,
  field: string,
  place: FieldError['in'],
): void {
  const errors = (response.json as Partial<Problem> | undefined)?.errors ?? [];
  if (
    response.status === 400 &&
    !errors.some((error) => error.field === field && error.in === place)
  ) {
    context.fail(`${response.request}: no error names the ${place} field ${field}`);
  }
}

async function expectRefused(
  context: CaseContext,
  operation: Operation,
  query: Parameter,
  sampleData: SampleData,
  wrong: readonly string[],
) {
  const { id } = operation;
  const request = validRequest(operation, sampleData);
  for (const value of wrong) {
    const response = await context.send(id, withQuery(request, { [query.name]: value }), 400);
    expectField(context, response, query.name, 'query');
  }
  const repeated = withQuery(request, { [query.name]: ['1', '1'] });
  expectField(context, await context.send(id, repeated, 400), query.name, 'query');
  if (!query.required) return;
  const { [query.name]: _, ...rest } = request.query ?? {};
  expectField(
    context,
    await context.send(id, { ...request, query: rest }, 400),
    query.name,
    'query',
  );
}

/** Every query parameter at its limits, beyond them, missing and repeated (API-21). */
async function checkQuery(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<void> {
  const schemas = suite.contract.schemas.components.schemas;
  const { id, parameters } = operation;
  for (const query of parameters.filter((parameter) => parameter.in === 'query')) {
    const { right, wrong } = parameterValues(resolved(query.schema, schemas));
    await suite.rules.check(id, `${query.name} is accepted up to its limits`, async (context) => {
      for (const value of right) {
        await context.send(
          id,
          withQuery(validRequest(operation, sampleData), { [query.name]: value }),
        );
      }
    });
    await suite.rules.check(
      id,
      `${query.name} is refused beyond its limits, missing or repeated`,
      (context) => expectRefused(context, operation, query, sampleData, wrong),
    );
  }
}

async function checkPath(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<void> {
  const { id, parameters } = operation;
  const request = validRequest(operation, sampleData);
  for (const { name } of parameters.filter((parameter) => parameter.in === 'path')) {
    await suite.rules.check(id, `an invalid ${name} is refused`, async (context) => {
      for (const value of ['nope', 'NOPE', '..', 'a b', 'x'.repeat(70)]) {
        const path = { ...request.path, [name]: value };
        await context.send(id, { ...request, path }, 400, 404);
      }
    });
  }
}

async function checkCommonRefusals(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<void> {
  const { id, parameters, responses, security } = operation;
  const request = validRequest(operation, sampleData);
  // Protected operations check the token before the parameters.
  if (responses[400] && security !== 'required') {
    await suite.rules.check(id, 'an unknown parameter is refused', async (context) => {
      const response = await context.send(id, withQuery(request, { surprise: '1' }), 400);
      expectField(context, response, 'surprise', 'query');
    });
  }
  if (parameters.some((parameter) => parameter.name === 'accept-language')) {
    await suite.rules.check(id, 'a too long accept-language header is refused', async (context) => {
      const headers = { 'accept-language': 'en,'.repeat(100) };
      const response = await context.send(id, { ...request, headers }, 400);
      expectField(context, response, 'accept-language', 'header');
    });
  }
}

const UNKNOWN_IDS: Record<string, string> = {
  matchId: 'ma-nobody-0-0',
  tournamentId: 'to-nobody0',
  seasonId: 'se-nobody-0',
  teamId: 'te-nobody-0',
  playerId: 'pl-nobody-0-0',
  articleId: 'ar-report-nobody-0',
};

async function checkUnknownId(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<void> {
  const { id, parameters } = operation;
  const parameter = parameters.find(({ name }) => UNKNOWN_IDS[name]);
  const value = parameter && UNKNOWN_IDS[parameter.name];
  if (!parameter || !value) return;
  const request = withQuery(validRequest(operation, sampleData), { [parameter.name]: value });
  await suite.check(id, `an unknown ${parameter.name} is refused`, async (context) => {
    await context.send(id, request, 404, 400);
  });
  await suite.rules.check(
    id,
    `an unknown ${parameter.name} is a 404 that names it`,
    async (context) => {
      const response = await context.send(id, request, 404);
      const detail = (response.json as Partial<Problem> | undefined)?.detail ?? '';
      if (!detail.includes(value))
        context.fail(`${response.request}: the detail does not name ${value}`);
    },
  );
}

export async function parameterCases(suite: Suite, sampleData: SampleData): Promise<void> {
  for (const operation of suite.contract.operations) {
    if (operation.method !== 'GET' || operation.servedBy !== 'upstream') continue;
    await suite.makeCases(operation.id, 'the cases of parameters', async () => {
      await checkQuery(suite, operation, sampleData);
      await checkPath(suite, operation, sampleData);
      await checkCommonRefusals(suite, operation, sampleData);
      await checkUnknownId(suite, operation, sampleData);
    });
  }
}
