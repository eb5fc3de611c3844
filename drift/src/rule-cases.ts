import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '@touchline/contract-tests/case-context';
import { describeDifference } from '@touchline/contract-tests/check/difference';
import { StopRun, type Suite } from '@touchline/contract-tests/suite';
import type { OperationId } from '@touchline/types/contract';
import type { Observations } from './observations.ts';

interface RuleCasesOptions {
  readonly suite: Suite;
  readonly observations: Observations;
  /** The most recent request. */
  readonly lastRequest: () => string;
  /** Names of the server's data in case titles; they differ between servers. */
  readonly names: readonly string[];
  /** In milliseconds, before each repetition of the failed patient cases. */
  readonly pauses: readonly number[];
  readonly stopAtFirst: boolean;
}

interface RuleCase {
  /** The name of its group of cases. */
  readonly area: string;
  readonly id: OperationId;
  readonly title: string;
  readonly run: Run;
}

/** An id, a date or a zone: a rule that is broken for several is one. */
const SAMPLE = /\b(?:ar|co|ma|se|st|te|to)-[\w-]+|\b\d{8}\b|\b[A-Z]\w+\/[\w/+-]+/g;

/** Makes suites whose failed cases are recorded as broken rules. */
export function createRuleCases(options: RuleCasesOptions) {
  const { suite, observations, lastRequest, names, pauses, stopAtFirst } = options;
  const failed: { readonly one: RuleCase; readonly record: () => void }[] = [];
  const general = (title: string) =>
    names
      .reduce((text, name) => text.replace(` of ${name} `, ' of … '), title)
      .replace(SAMPLE, '…');

  /** Runs a case. Returns a function that records its first error; undefined if there is none. */
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
    if (stopAtFirst && observations.differences().length > 0)
      throw new StopRun('a difference is found');
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

    /** Repeats patient cases after each pause, because the world changes between two requests. */
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
