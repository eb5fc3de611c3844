import type { Attack } from './attack-plan.ts';
import { guessing, lostWrites, refreshes } from './attacks/accounts.ts';
import { cachedPage } from './attacks/browser.ts';
import { overrides, proxiedTools, rebinding } from './attacks/development.ts';
import { framing, nesting, paths, pipelining, slowClients } from './attacks/http.ts';
import {
  descriptors,
  dyingApi,
  exposure,
  fairness,
  frozenGateway,
  killedGateway,
  orphans,
  tornSecret,
} from './attacks/processes.ts';
import { recordings } from './attacks/recordings.ts';
import { farDays, streams } from './attacks/streams.ts';
import { tokens } from './attacks/tokens.ts';
import {
  hangingAccounts,
  hugeBodies,
  labelledOutage,
  oneOperation,
  wrongShapes,
} from './attacks/upstream.ts';

/** In the order in which they run: the cheap ones first. */
export const attacks: readonly Attack[] = [
  framing,
  paths,
  nesting,
  streams,
  pipelining,
  slowClients,
  recordings,
  tokens,
  guessing,
  refreshes,
  lostWrites,
  rebinding,
  proxiedTools,
  overrides,
  exposure,
  cachedPage,
  oneOperation,
  hangingAccounts,
  labelledOutage,
  wrongShapes,
  hugeBodies,
  descriptors,
  fairness,
  farDays,
  killedGateway,
  frozenGateway,
  dyingApi,
  orphans,
  tornSecret,
];
