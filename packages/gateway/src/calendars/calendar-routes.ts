import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { queryOf } from '@touchline/shared/server/http/url-parts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressLimit } from '../auth/rate-limit-guard.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import type { PageContext, RequestSources } from '../pages/page.ts';
import { type CalendarChoice, readCalendarOf, readCalendarOfStars } from './read-calendar-url.ts';

export interface CalendarRoutesOptions extends RequestSources {
  readonly calendar: PageRenderer['calendar'];
  readonly clock: () => number;
  readonly bytes: number;
  readonly madePerMinute?: number | undefined;
}

interface MadeCalendar {
  readonly file: Representation;
  readonly madeAt: number;
}

const FRESH_S = 300;
const OVERHEAD_BYTES = 512;
/** For an address; those in the cache are free. */
const MADE_PER_MINUTE = 6;

const searchOf = ({ raw }: FastifyRequest) => new URLSearchParams(queryOf(raw.url ?? ''));

const unknown = () => new GatewayProblem(404, 'None of what the calendar names is there.');

const unavailable = () =>
  retryLater(503, 'The matches could not be loaded; try again in a moment.', 60);

/** The matches of a team, a tournament or a visitor's stars, for calendar programs to subscribe to (RFC 5545). */
export async function calendarRoutes(
  app: FastifyInstance,
  options: CalendarRoutesOptions,
): Promise<void> {
  const { calendar, contextFor, fetchFor, rememberFor, worldFor, clock, bytes } = options;
  const { madePerMinute = MADE_PER_MINUTE } = options;
  const flights = new SingleFlight<MadeCalendar>();
  const calendars = new LRUCache<string, MadeCalendar>({
    maxSize: bytes,
    sizeCalculation: ({ file }) => file.bytes + OVERHEAD_BYTES,
  });
  const limitMade = addressLimit(app, 'calendar', { max: madePerMinute, windowSeconds: 60 });

  async function make(choice: CalendarChoice, context: PageContext): Promise<MadeCalendar> {
    const { origin, signal } = context;
    const { now } = await worldFor(context);
    const [fetch, remember] = [fetchFor(context), rememberFor(context)];
    const response = await calendar({ ...choice, origin, now, fetch, remember, signal });
    if (response.kind !== 'ok') throw response.kind === 'failed' ? unavailable() : unknown();
    const file = new Representation(Buffer.from(response.text), 'text/calendar; charset=utf-8');
    return { file, madeAt: clock() };
  }

  async function find(choice: CalendarChoice, request: FastifyRequest, reply: FastifyReply) {
    const context = contextFor(request, reply);
    const key = JSON.stringify([context.origin, choice]);
    const cached = context.world ? undefined : calendars.get(key);
    if (cached && clock() - cached.madeAt < FRESH_S * 1000) return { ...cached, status: 'hit' };
    if (context.world) return { ...(await make(choice, context)), status: undefined };
    // By network: no other is refused with the one that has had too many made.
    const flight = `${context.network} ${key}`;
    const { value, hasJoined } = await flights.join(flight, context.signal, async (signal) => {
      await limitMade(request, reply);
      const made = await make(choice, { ...context, signal });
      calendars.set(key, made);
      return made;
    });
    return { ...value, status: `fwd=miss${hasJoined ? '; collapsed' : ''}` };
  }

  async function send(choice: CalendarChoice, request: FastifyRequest, reply: FastifyReply) {
    const { file, madeAt, status } = await find(choice, request, reply);
    const ageSeconds = Math.floor((clock() - madeAt) / 1000);
    reply.headers({
      // The URL does not say of which world a calendar is.
      'cache-control': status ? `public, max-age=${FRESH_S}` : 'no-store',
      ...(status && { 'cache-status': `touchline-calendars; ${status}` }),
      ...(ageSeconds > 0 && { age: String(ageSeconds) }),
    });
    return sendRepresentation(file, request, reply);
  }

  const config = { operation: 'calendar' };
  for (const list of ['teams', 'tournaments'] as const) {
    app.get(`/calendar/${list}/:id.ics`, { config }, (request, reply) => {
      const { id } = request.params as { id: string };
      return send(readCalendarOf(list, id, searchOf(request)), request, reply);
    });
  }
  app.get('/calendar/stars.ics', { config }, (request, reply) =>
    send(readCalendarOfStars(searchOf(request)), request, reply),
  );
}
