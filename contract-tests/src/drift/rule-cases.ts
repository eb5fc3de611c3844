import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '@touchline/types/contract';
import type { Run } from '../case-context.ts';
import { describeDifference } from '../check/difference.ts';
import { StopRun, type Suite } from '../suite.ts';
import type { Observations } from './observations.ts';

interface RuleCasesOptions {
  readonly suite: Suite;
  readonly observations: Observations;
  /** The request that was sent last. */
  readonly lastRequest: () => string;
  /** Data in the titles of cases, which another server does not have. */
  readonly names: readonly string[];
  /** In milliseconds, before the patient cases whose rule was broken are repeated. */
  readonly pauses: readonly number[];
  readonly stopAtFirst: boolean;
}

interface RuleCase {
  /** What the cases beside it are about. */
  readonly area: string;
  readonly id: OperationId;
  readonly title: string;
  readonly run: Run;
}

/** Makes suites that record what their cases conclude from the responses. */
export function createRuleCases(options: RuleCasesOptions) {
  const { suite, observations, lastRequest, names, pauses, stopAtFirst } = options;
  const failed: { readonly one: RuleCase; readonly record: () => void }[] = [];
  const general = (title: string) =>
    names.reduce((text, name) => text.replace(` of ${name} `, ' of … '), title);

  /** Runs a case. What it returns records its first conclusion; undefined if the rule holds. */
  async function attempt({ area, id, title, run }: RuleCase): Promise<(() => void) | undefined> {
    let record: (() => void) | undefined;
    const fail = (seen: string) => {
      const rule = { area, title: general(title), seen, request: lastRequest() };
      record ??= () => observations.recordRule(id, rule);
    };
    const watched: Run = (context) =>
      run({
        ...context,
        fail,
        expectEqual(actual, expected, what) {
          const difference = describeDifference(actual, expected, what);
          if (difference) fail(difference);
        },
      });
    await suite.check(id, title, watched);
    return record;
  }

  async function check(one: RuleCase): Promise<void> {
    (await attempt(one))?.();
    if (stopAtFirst && observations.faults().length > 0) throw new StopRun('a difference is found');
  }

  async function checkPatiently(one: RuleCase): Promise<void> {
    if (stopAtFirst) await check(one);
    else {
      const record = await attempt(one);
      if (record) failed.push({ one, record });
    }
  }

  return {
    suiteOf: (area: string): Suite => ({
      ...suite,
      check: (id, title, run) => check({ area, id, title, run }),
      checkPatiently: (id, title, run) => checkPatiently({ area, id, title, run }),
    }),

    /** The world changes between two requests: a patient rule is broken if it still is after the pauses. */
    async repeatFailed(): Promise<void> {
      for (const pause of pauses) {
        if (failed.length === 0) return;
        await sleep(pause);
        for (const { one } of failed.splice(0)) await checkPatiently(one);
      }
      for (const { record } of failed) record();
    },
  };
}
