import type { Operation, Parameter } from '@touchline/types/contract';
import { bodyExamples } from './cases/bodies.ts';
import { probeValue, validRequest, withQuery } from './cases/valid-request.ts';
import type { SampleData } from './discover.ts';
import type { ContractRequest } from './http/contract-request.ts';
import type { Suite } from './suite.ts';

/** Statuses of an extra operation that the server lacks. */
const LACKING = [404, 501];

const statusOf = async (suite: Suite, operation: Operation, request: ContractRequest) =>
  (await suite.send(operation, request).catch(() => undefined))?.status ?? 0;

const isRefused = (status: number) => status >= 400 && status < 500;

/** Values of the fields of bodies that are extras. */
const FIELD_VALUES: Readonly<Record<string, unknown>> = {
  timeZone: 'Europe/London',
};

/** The operation without the parameters and fields that the server refuses. */
async function withoutRefused(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<Operation> {
  const { schemas } = suite.contract.schemas.components;
  const { parameters, extraFields, ...rest } = operation;
  const request = validRequest(operation, sampleData);
  const probes = parameters.filter((one) => one.extra && one.in === 'query');
  // A request that is refused without them says nothing about them.
  const canTell = probes.length > 0 && !isRefused(await statusOf(suite, operation, request));
  const refused: Parameter[] = [];
  for (const parameter of canTell ? probes : []) {
    const value = probeValue(parameter, sampleData, schemas);
    const asked = withQuery(request, { [parameter.name]: value ?? '' });
    if (value && isRefused(await statusOf(suite, operation, asked))) refused.push(parameter);
  }
  const kept = { ...rest, parameters: parameters.filter((one) => !refused.includes(one)) };
  if (!extraFields) return kept;
  // One request for all: the chat has a limit.
  const values = Object.fromEntries(extraFields.map((name) => [name, FIELD_VALUES[name]]));
  const body = { ...bodyExamples.find(({ id }) => id === operation.id)?.right, ...values };
  return isRefused(await statusOf(suite, operation, { body })) ? kept : { ...kept, extraFields };
}

/** Without a name for its path, a request says nothing: every server responds with 404. */
const isAskable = ({ path = {} }: ContractRequest) => !Object.values(path).includes('');

async function isLacking(suite: Suite, operation: Operation, sampleData: SampleData) {
  const request = validRequest(operation, sampleData);
  return isAskable(request) && LACKING.includes(await statusOf(suite, operation, request));
}

/** A suite without the operations, parameters and fields that the server lacks. Each is tried once. */
export async function withOfferedOperations(suite: Suite, sampleData: SampleData): Promise<Suite> {
  const operations: Operation[] = [];
  for (const operation of suite.contract.operations) {
    if (operation.servedBy === 'gateway') operations.push(operation);
    else if (!operation.extra) operations.push(await withoutRefused(suite, operation, sampleData));
    else if (!(await isLacking(suite, operation, sampleData))) operations.push(operation);
  }
  return { ...suite, contract: { ...suite.contract, operations } };
}
