import type { SampleData } from '@touchline/contract-tests/discover';
import fc from 'fast-check';
import { bodyCases } from './body-cases.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { operationCases } from './operation-cases.ts';
import { socketCases } from './socket-cases.ts';

/** Different seeds have nothing in common, nor have different indices of one. */
const seedAt = (seed: number, index: number) =>
  Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b);

/** Makes the case of an index from a seed: the same one in every run. */
export function casesOf(sample: SampleData, seed: number): (index: number) => FuzzCase {
  const any = fc.oneof(
    { weight: 12, arbitrary: operationCases(sample) },
    { weight: 3, arbitrary: bodyCases },
    { weight: 4, arbitrary: socketCases },
  );
  return (index) => fc.sample(any, { seed: seedAt(seed, index), numRuns: 1 })[0] as FuzzCase;
}
