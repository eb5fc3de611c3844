import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { DEV_TOOLS_HEADER, isOfOtherOrigin } from '@touchline/shared/domain/http/dev-tools-request';
import { refusedHost } from '@touchline/shared/server/http/allowed-hosts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevToolsOptions } from './dev-tools.ts';

/** With the developer tools the whole site answers requests for its own hosts only. */
export function refuseOtherHosts(
  app: FastifyInstance,
  { isAllowedHost }: Pick<DevToolsOptions, 'isAllowedHost'>,
): void {
  app.addHook('onRequest', ({ headers: { host } }, _, done) => {
    done(isAllowedHost(host) ? undefined : new GatewayProblem(403, refusedHost(host)));
  });
}

export function refuseOtherOrigins({ headers }: FastifyRequest): void {
  if (isOfOtherOrigin(headers))
    throw new GatewayProblem(403, 'Only pages of this site may use this.');
}

/** Other sites must not write files or overrides through the browser of a developer. */
export function refuseForeignWrites(request: FastifyRequest): void {
  refuseOtherOrigins(request);
  if (request.headers[DEV_TOOLS_HEADER] === undefined)
    throw new GatewayProblem(403, `Send the header ${DEV_TOOLS_HEADER}: 1, which no form can set.`);
}
