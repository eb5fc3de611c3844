import type { FieldError } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { CaseContext } from '../case-context.ts';
import type { ContractRequest } from '../http/contract-request.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

export interface BodyCase {
  readonly id: OperationId;
  readonly right: Readonly<Record<string, unknown>>;
  /** A few invalid bodies, because calls are rate-limited, with the field that the error must name. */
  readonly wrong: readonly (readonly [field: string, change: Record<string, unknown>])[];
}

const TOO_LONG_TOKEN = 'x'.repeat(5000);

/** One valid body for each operation that takes one, and invalid ones. */
export const bodyExamples: readonly BodyCase[] = [
  {
    id: 'logIn',
    right: { username: 'nobody@touchline.test', password: 'a quiet evening' },
    wrong: [
      ['password', { password: undefined }],
      ['username', { username: 7, surprise: 1 }],
    ],
  },
  {
    id: 'register',
    right: { email: 'nobody@touchline.test', password: 'a quiet evening' },
    wrong: [
      ['email', { email: 'nobody' }],
      ['password', { password: 'short' }],
      ['surprise', { surprise: 1, email: undefined }],
    ],
  },
  {
    id: 'refreshTokens',
    right: { refreshToken: 'rt_x' },
    wrong: [
      ['refreshToken', { refreshToken: undefined }],
      ['refreshToken', { refreshToken: '' }],
      ['refreshToken', { refreshToken: TOO_LONG_TOKEN }],
    ],
  },
  {
    id: 'logOut',
    right: { refreshToken: 'rt_x' },
    wrong: [['refreshToken', { refreshToken: 7 }]],
  },
  {
    id: 'askChat',
    right: { message: 'Hello', userId: 'contract' },
    wrong: [
      ['message', { message: '' }],
      ['message', { message: ' \n ' }],
      ['message', { message: 'x'.repeat(501) }],
      ['userId', { userId: undefined }],
    ],
  },
];

async function expectRefused(
  context: CaseContext,
  id: OperationId,
  request: ContractRequest,
  field: string,
) {
  const response = await context.send(id, request, 400);
  const errors = (response.json as { errors?: FieldError[] } | undefined)?.errors ?? [];
  if (!errors.some((error) => error.field === field && error.in === 'body')) {
    context.fail(`${response.request}: no error names the body field ${field}`);
  }
}

async function checkBody(suite: Suite, { id, right, wrong }: BodyCase): Promise<void> {
  await suite.rules.check(id, 'an invalid body is a 400 that names the field', async (context) => {
    for (const [field, change] of wrong) {
      await expectRefused(context, id, { body: { ...right, ...change } }, field);
    }
  });
  await suite.rules.check(id, 'a body that is not JSON is a 400', async (context) => {
    await context.send(id, { rawBody: { type: 'application/json', text: '{"' } }, 400);
  });
  await suite.rules.check(id, 'another content type is a 415', async (context) => {
    await context.send(id, { rawBody: { type: 'text/plain', text: JSON.stringify(right) } }, 415);
  });
  await suite.rules.check(id, 'a body that is too large is a 413', async (context) => {
    const text = JSON.stringify({ ...right, surprise: 'x'.repeat(40_000) });
    await context.send(id, { rawBody: { type: 'application/json', text } }, 413);
  });
}

export async function bodyCases(suite: Suite): Promise<void> {
  for (const bodyCase of bodyExamples) {
    if (offers(suite, bodyCase.id)) await checkBody(suite, bodyCase);
  }
}
