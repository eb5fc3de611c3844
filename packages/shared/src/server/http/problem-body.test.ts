import { expect, test } from 'vitest';
import { problemBody } from './problem-body.ts';

test.each([
  [400, '/problems/bad-request'],
  [401, '/problems/unauthorized'],
  [404, '/problems/not-found'],
  [405, '/problems/method-not-allowed'],
  [408, '/problems/request-timeout'],
  [409, '/problems/conflict'],
  [413, '/problems/body-too-large'],
  [414, '/problems/address-too-long'],
  [415, '/problems/unsupported-media-type'],
  [429, '/problems/too-many-requests'],
  [500, '/problems/internal-error'],
  [502, '/problems/bad-gateway'],
  [503, '/problems/unavailable'],
  [504, '/problems/gateway-timeout'],
])('the type of a %i problem is %s', (status, type) => {
  expect(problemBody(status, 'detail', 'id').type).toBe(type);
});
