import type { ResponseObjectMap, SuccessResponse } from 'openapi-typescript-helpers';

type Success<Operation> =
  ResponseObjectMap<Operation> extends infer Responses extends object
    ? SuccessResponse<Responses>
    : never;

/** The result of an operation: the envelope's `data`, or the text of a page or an image. */
export type DataOf<Operation> =
  Success<Operation> extends string
    ? string
    : Success<Operation> extends { data?: infer Data }
      ? Data
      : Success<Operation>;
