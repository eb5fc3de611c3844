import type { UpstreamOperationId } from '@touchline/types';
import { expect } from 'vitest';
import { type ExpectedCall, worldMatchers } from './matchers.ts';

declare module 'vitest' {
  interface Matchers<R> {
    toHaveCalled(operation: UpstreamOperationId, expected?: ExpectedCall): R;
  }
}

expect.extend(worldMatchers);
