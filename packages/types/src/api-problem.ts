import type { FieldError, Problem } from './entities.ts';

/** An error response of the API, or no response at all (status 0). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly title: string;
  readonly requestId: string | undefined;
  readonly errors: readonly FieldError[];

  constructor(problem: Partial<Problem> & { status: number }, options?: ErrorOptions) {
    const title =
      problem.title ?? (problem.status === 0 ? 'No response' : `HTTP ${problem.status}`);
    super(problem.detail ?? title, options);
    this.status = problem.status;
    this.title = title;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
  }
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Problem).status === 'number' &&
    typeof (value as Problem).title === 'string'
  );
}
