import type { OperationId } from '@touchline/types/contract';
import { expect } from 'vitest';
import { type ExpectedCall, worldMatchers } from './matchers.ts';

declare module 'vitest' {
  interface Matchers<R> {
    toHaveCalled(operation: OperationId, expected?: ExpectedCall): R;
    toHaveOnlyValidCalls(): R;
  }
}

expect.extend(worldMatchers);
