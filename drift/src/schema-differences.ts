import type { JsonSchema } from '@touchline/types/contract';
import type { SchemaError } from '@touchline/types/validation';
import { type ContractDocument, keyOf, placeName, type Site } from './contract-document.ts';
import type { DifferenceKind, NewDifference, Remedy } from './difference.ts';
import { typeOf } from './infer-schema.ts';

const MAX_TEXT = 60;

export const shortened = (text: string) =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;

/** `string "12"` for a value. */
function described(value: unknown): string {
  const type = typeOf(value);
  return type === 'null' ? 'null' : shortened(`${type} ${JSON.stringify(value)}`);
}

const isAlternatives = ({ keyword }: SchemaError) => keyword === 'oneOf' || keyword === 'anyOf';

/** For `oneOf`: the errors of the alternative with the matching type. */
function withoutOtherBranches(errors: readonly SchemaError[]): SchemaError[] {
  const groups = errors.filter(isAlternatives);
  const inGroup = (error: SchemaError) =>
    groups.find(
      (group) =>
        error !== group &&
        !isAlternatives(error) &&
        error.instancePath.startsWith(group.instancePath),
    );
  const meant = (error: SchemaError) =>
    error.keyword !== 'type' && error.keyword !== 'discriminator';
  return errors.filter((error) => {
    if (isAlternatives(error))
      return !errors.some((other) => inGroup(other) === error && meant(other));
    const group = inGroup(error);
    return !group || meant(error);
  });
}

const KINDS: Readonly<Record<string, DifferenceKind>> = {
  required: 'missing field',
  additionalProperties: 'extra field',
  type: 'type',
  oneOf: 'type',
  anyOf: 'type',
  enum: 'enum value',
  const: 'enum value',
};

function saysOf({ keyword, params }: SchemaError, schema: JsonSchema): string {
  if (keyword === 'required') return 'required';
  if (keyword === 'additionalProperties') return 'not declared';
  if (keyword === 'enum') return shortened((params.allowedValues as unknown[]).join(', '));
  if (keyword === 'type') return [params.type].flat().join(' or ');
  if (keyword === 'pattern') return shortened(`pattern ${params.pattern}`);
  if (keyword === 'oneOf' || keyword === 'anyOf') return 'one of its alternatives';
  return shortened(`${keyword} ${schema[keyword] ?? params.limit ?? ''}`);
}

type Place = Pick<NewDifference, 'place' | 'seen'> & { remedy: Remedy; id: string };

/** The differences between a body and its schema, each at its place in the contract. */
export function schemaDifferences(
  document: ContractDocument,
  body: Site,
  errors: readonly SchemaError[],
  operationId: string,
): { difference: NewDifference; pointer: string }[] {
  return withoutOtherBranches(errors).flatMap((error) => {
    const { keyword, params, instancePath, data, propertyName } = error;
    // The list also has the error of the name itself.
    if (keyword === 'propertyNames') return [];
    const site = document.siteAt(body, instancePath);
    const field: string | undefined = params.missingProperty ?? params.additionalProperty;
    const kind = KINDS[keyword] ?? 'format';
    const difference = ({ id, ...rest }: Place) => ({
      difference: {
        ...rest,
        key: `${kind} ${id}`,
        kind,
        contract: saysOf(error, propertyName === undefined ? site.schema : {}),
      },
      pointer: field === undefined ? instancePath : `${instancePath}/${field}`,
    });
    if (propertyName !== undefined) {
      const schema = [...site.target, 'propertyNames'];
      return difference({
        place: `${placeName(site.target, operationId)}, a name`,
        seen: `name ${JSON.stringify(propertyName)}`,
        remedy: { do: 'allow name', schema },
        id: keyOf(schema),
      });
    }
    if (field !== undefined) {
      const isMissing = keyword === 'required';
      const value = (data as Record<string, unknown>)[field];
      return difference({
        place: `${placeName(site.target, operationId)}.${field}`,
        seen: isMissing ? 'missing' : described(value),
        remedy: { do: isMissing ? 'make optional' : 'add field', schema: site.target, field },
        id: keyOf([...site.target, field]),
      });
    }
    return difference({
      place: placeName(site.path, operationId) || `${operationId} body`,
      seen: described(data),
      remedy: { do: 'change schema', site, keyword },
      id: `${keyOf(site.path)} ${keyword}`,
    });
  });
}
