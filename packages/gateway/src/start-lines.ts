import { basename } from 'node:path';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { urlOf } from '@touchline/shared/server/announce';
import type { GatewayConfig } from './config.ts';

const textOf = ({ href }: URL): string => href.replace(/\/$/, '');

/** Where the answers come from, for the terminal of `npm start`. */
export function startLines(config: GatewayConfig): string[] {
  const { mock, devTools, isMockApi, recording, upstream } = config;
  const { username, password } = SAMPLE_ACCOUNT;
  const shares = mock && [
    ...(mock.operations.size > 0 ? [[...mock.operations].join(', ')] : []),
    ...(mock.fallback ? ['what the upstream answers with 404 or 501'] : []),
  ];
  return [
    isMockApi
      ? `  with the mock API at ${textOf(upstream.url)} (sign in as ${username}, ${password})`
      : `  with the upstream at ${textOf(upstream.url)}`,
    ...(recording ? [`  playing recordings/${basename(recording)}`] : []),
    ...(mock && shares
      ? [`  and the mock API at ${textOf(mock.url)} for ${shares.join(', and for ')}`]
      : []),
    ...(devTools ? [`  See every page in every state at ${urlOf(config)}/worlds`] : []),
  ];
}
