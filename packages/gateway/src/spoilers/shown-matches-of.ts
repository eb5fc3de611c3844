import { readCookies } from '@touchline/shared/http/cookies';
import {
  readShownMatches,
  SHOWN_COOKIE,
  type ShownMatches,
} from '@touchline/shared/spoilers/shown-matches';
import type { FastifyRequest } from 'fastify';

/** What the visitor has uncovered. */
export const shownMatchesOf = ({ headers }: Pick<FastifyRequest, 'headers'>): ShownMatches =>
  readShownMatches(readCookies(headers.cookie)[SHOWN_COOKIE]);
