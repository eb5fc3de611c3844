import { disconnectSignal as signalOf } from '@touchline/shared/server/http/disconnect-signal';
import type { FastifyReply } from 'fastify';
import { ClientDisconnected } from '../problems/client-disconnected.ts';

/** Aborts when the client disconnects before its response is complete. */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal =>
  signalOf(raw, () => new ClientDisconnected());
