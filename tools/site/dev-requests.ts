import type { IncomingHttpHeaders } from 'node:http';
import { isOfOtherOrigin } from '@touchline/shared/domain/http/dev-tools-request';
import type { IsAllowedHost } from '@touchline/shared/server/http/allowed-hosts';

interface DevRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const CALL = /^\/(api|healthz|readyz|metrics)\b/;
/** Vite compares paths without regard to case. */
const EDITOR = /^\/__open-in-editor/i;

/** Vite opens a file in the editor for any page that asks; its own overlay is a page of this site. */
const isForeignEdit = ({ url = '', headers }: DevRequest) =>
  EDITOR.test(url) && (headers['sec-fetch-site'] === undefined || isOfOtherOrigin(headers));

/** Whether the gateway answers or refuses a request by itself; Vite sees all others first. */
export const isGateways =
  (isAllowedHost: IsAllowedHost) =>
  (request: DevRequest): boolean =>
    CALL.test(request.url ?? '') || !isAllowedHost(request.headers.host) || isForeignEdit(request);
