import { expect, test } from 'vitest';
import { clientSource } from '../tools/contract-source.ts';
import type { RawContract } from '../tools/read-contract.ts';

const document: RawContract = {
  info: { version: '1.0.0' },
  paths: {
    '/auth/login': {
      post: { operationId: 'logIn', tags: [], security: [], responses: {} },
    },
    '/ai/chat': {
      post: { operationId: 'askChat', tags: [], security: [{}, { bearerAuth: [] }], responses: {} },
    },
  },
  components: {
    schemas: {
      CountryId: { type: 'string', pattern: '^co-[a-z]{2,8}$' },
      TeamId: { type: 'string', pattern: '^te-[a-z]+$', maxLength: 9 },
      PageName: { enum: ['about', 'jobs'] },
      SportType: { enum: ['football', 'esports', 'cs2', 'lol'] },
      BookmakerNumber: { enum: [2, 21], 'x-enum-varnames': ['BET365', '188bet'] },
    },
    parameters: {},
    headers: { ContentLanguage: { schema: { enum: ['en', 'zh'] } } },
    responses: {},
  },
};

test('SYS-1 the browser gets enums, names and id patterns of the contract as constants', () => {
  const [, ...lines] = clientSource(document).trimEnd().split('\n');
  expect(lines).toEqual([
    'export const tokenlessPosts: readonly string[] = ["/auth/login"];',
    'export const languages = ["en","zh"] as const;',
    'export const sports = ["football","esports"] as const;',
    'export const esportsTitles = ["cs2","lol"] as const;',
    'export const pageNames = ["about","jobs"] as const;',
    'export const bookmakerNames = {"2":"BET365","21":"188bet"} as const;',
    'export const countryIdPattern = /^co-[a-z]{2,8}$/;',
    'export const teamIdPattern = /^(?=.{0,9}$)te-[a-z]+$/;',
  ]);
});
