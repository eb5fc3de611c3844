import type { operations, paths } from './api.generated.ts';
import type { ParameterDefaults } from './contract.generated.ts';
import type { OperationId } from './contract.ts';

type Parameters<O> = O extends { parameters: infer P } ? P : never;
type Place<P, Name extends 'query' | 'path'> = P extends { [K in Name]?: infer V }
  ? NonNullable<V>
  : unknown;
type Flatten<T> = { [K in keyof T]: T[K] };

/** Path and query parameters together, by name. */
export type ParamsOf<O> = Flatten<
  ([Place<Parameters<O>, 'path'>] extends [never] ? unknown : Place<Parameters<O>, 'path'>) &
    ([Place<Parameters<O>, 'query'>] extends [never] ? unknown : Place<Parameters<O>, 'query'>)
>;

export type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined;

type SuccessContent<O> = O extends { responses: { 200: { content: infer C } } }
  ? C[keyof C]
  : never;

/** The result of a call: the envelope's `data`, or the text of a page or an image. */
export type DataOf<O> = SuccessContent<O> extends { data: infer D } ? D : SuccessContent<O>;

export type GetPath = {
  [P in keyof paths]: paths[P] extends { get: object } ? P : never;
}[keyof paths];
export type PostPath = {
  [P in keyof paths]: paths[P] extends { post: object } ? P : never;
}[keyof paths];

export type GetOf<P extends GetPath> = paths[P] extends { get: infer O } ? O : never;
export type PostOf<P extends PostPath> = paths[P] extends { post: infer O } ? O : never;

type Defaults<Id> = Id extends keyof ParameterDefaults ? ParameterDefaults[Id] : unknown;

/** The parameters that a handler receives: validated, converted to their types, with defaults. */
export type HandlerParams<Id extends OperationId> = Flatten<
  ParamsOf<operations[Id]> & Defaults<Id>
>;
