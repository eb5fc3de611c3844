import type { Attack } from './attack-plan.ts';
import * as accounts from './attacks/accounts.ts';
import { cachedPage } from './attacks/browser.ts';
import * as development from './attacks/development.ts';
import * as http from './attacks/http.ts';
import * as processes from './attacks/processes.ts';
import { recordings } from './attacks/recordings.ts';
import { farDays, streams } from './attacks/streams.ts';
import { tokens } from './attacks/tokens.ts';
import * as upstream from './attacks/upstream.ts';

/** In the order in which they run: the cheap ones first. */
export const attacks: readonly Attack[] = [
  http.framing,
  http.paths,
  http.nesting,
  streams,
  http.pipelining,
  http.slowClients,
  recordings,
  tokens,
  accounts.guessing,
  accounts.refreshes,
  accounts.lostWrites,
  development.rebinding,
  development.proxiedTools,
  development.overrides,
  processes.exposure,
  cachedPage,
  upstream.oneOperation,
  upstream.hangingAccounts,
  upstream.labelledOutage,
  upstream.wrongShapes,
  upstream.hugeBodies,
  processes.descriptors,
  processes.fairness,
  farDays,
  processes.killedGateway,
  processes.frozenGateway,
  processes.dyingApi,
  processes.orphans,
  processes.tornSecret,
];
