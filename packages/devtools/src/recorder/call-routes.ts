import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationRow } from '../console-data.ts';
import type { GatewayFunctions } from '../dev-tools.ts';
import { refuseForeignWrites } from '../own-pages.ts';
import { harOf } from './har.ts';
import type { CallRecording } from './record-calls.ts';

const rowOf = ({ id, method, path, responses }: Operation): OperationRow => ({
  id,
  method,
  path,
  failures: Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400),
});

export interface CallRoutesOptions {
  readonly calls: CallRecording;
  readonly gateway: GatewayFunctions;
  readonly contract: Contract;
}

export function callRoutes(app: FastifyInstance, options: CallRoutesOptions): void {
  const { calls, contract, gateway } = options;
  const { recorder, watch } = calls;
  const browserOf = ({ headers }: FastifyRequest) => calls.browserOf(headers.cookie)?.id ?? '';
  app.addHook('onSend', async (_, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });

  const operations = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
  app.get('/worlds/console/operations', async () => operations.map(rowOf));
  app.get<{ Querystring: { after?: string } }>('/worlds/console/calls', async (request) =>
    recorder.list(browserOf(request), Number(request.query.after ?? 0)),
  );
  app.get('/worlds/console/calls.har', async (request, reply) => {
    const { host } = request.headers;
    reply.header('content-disposition', 'attachment; filename="touchline.har"');
    reply.type('application/json');
    return harOf(recorder.details(browserOf(request)), `${request.protocol}://${host}`);
  });
  app.get<{ Params: { id: string } }>('/worlds/console/calls/:id', async (request) => {
    const detail = recorder.detail(browserOf(request), Number(request.params.id));
    if (!detail) throw new GatewayProblem(404, 'This call is no longer recorded.');
    return detail;
  });

  const actions: Record<string, (...args: Parameters<typeof watch>) => void> = {
    watch,
    unwatch: (request, reply) => watch(request, reply, false),
    clear: (request) => recorder.clear(browserOf(request)),
  };
  for (const [name, act] of Object.entries(actions)) {
    const url = `/worlds/console/${name}`;
    app.post(url, async (request, reply) => {
      refuseForeignWrites(request);
      act(request, reply, true);
      return reply.code(204).send();
    });
    app.get(url, async ({ method }) => {
      throw gateway.methodNotAllowed(method, ['POST']);
    });
  }
}
