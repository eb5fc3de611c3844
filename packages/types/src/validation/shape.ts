import type { Contract, JsonSchema } from '../contract.ts';
import { type BodyError, pointerSegment } from './response.ts';

/** Finds the first place where a value does not have the shape of the schema. */
type ShapeOf = (value: unknown) => BodyError | undefined;

export type ShapeCheck = (schema: JsonSchema, body: unknown) => BodyError | undefined;

type Members = Readonly<Record<string, unknown>>;

const FITS: ShapeOf = () => undefined;

const NOUNS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** The JSON type: whether a number is whole is no matter of shape. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const within = (segment: string, error: BodyError): BodyError => ({
  pointer: segment + error.pointer,
  message: error.message,
});

function typeCheck({ type }: JsonSchema): ShapeOf {
  if (type === undefined) return FITS;
  const types = [type].flat().map((name) => (name === 'integer' ? 'number' : String(name)));
  const expected = types.map((name) => NOUNS[name] ?? name).join(' or ');
  const [first] = types;
  return (value) => {
    const found = typeOf(value);
    if (found === first || types.includes(found)) return undefined;
    return { pointer: '', message: `must be ${expected}, not ${NOUNS[found] ?? 'nothing'}` };
  };
}

/**
 * Checks whether a body can be used at all: each value has the declared JSON type, and no required member is missing.
 * Unknown members and values of enumerations, formats, patterns and ranges are no matter of shape. Compiles to closures on
 * first use, which takes a hundredth of what a validator's generated code does.
 */
export function shapeCheck({ schemas }: Pick<Contract, 'schemas'>): ShapeCheck {
  const components = schemas.components.schemas as Readonly<Record<string, JsonSchema>>;
  const compiled = new WeakMap<JsonSchema, ShapeOf>();

  function compile(schema: JsonSchema): ShapeOf {
    const known = compiled.get(schema);
    if (known) return known;
    let check: ShapeOf | undefined;
    // A schema may refer to itself.
    const lazy: ShapeOf = (value) => {
      check ??= checkOf(schema);
      return check(value);
    };
    compiled.set(schema, lazy);
    return lazy;
  }

  const referred = (ref: unknown): JsonSchema =>
    components[String(ref).slice(String(ref).lastIndexOf('/') + 1)] ?? {};

  function checkOf(schema: JsonSchema): ShapeOf {
    if (schema.$ref !== undefined) return checkOf(referred(schema.$ref));
    const forms = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
    if (forms) return formCheck(schema, forms);
    const isType = typeCheck(schema);
    const ofList = itemCheck(schema);
    const ofObject = memberCheck(schema);
    return (value) => {
      const error = isType(value);
      if (error || typeof value !== 'object' || value === null) return error;
      return Array.isArray(value) ? ofList(value) : ofObject(value as Members);
    };
  }

  function itemCheck({ items }: JsonSchema): (list: readonly unknown[]) => BodyError | undefined {
    if (!items) return FITS;
    const check = compile(items as JsonSchema);
    return (list) => {
      for (let index = 0; index < list.length; index += 1) {
        const error = check(list[index]);
        if (error) return within(`/${index}`, error);
      }
      return undefined;
    };
  }

  function memberCheck(schema: JsonSchema): (object: Members) => BodyError | undefined {
    const required = new Set((schema.required ?? []) as readonly string[]);
    const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    const members = [...new Set([...required, ...Object.keys(properties)])].map((name) => ({
      name,
      isRequired: required.has(name),
      check: properties[name] ? compile(properties[name]) : FITS,
    }));
    const { additionalProperties: others } = schema;
    const checkOther = typeof others === 'object' ? compile(others as JsonSchema) : undefined;
    return (object) => {
      for (const { name, isRequired, check } of members) {
        const value = object[name];
        if (value === undefined || !Object.hasOwn(object, name)) {
          if (isRequired) return { pointer: pointerSegment(name), message: 'is missing' };
        } else {
          const error = check(value);
          if (error) return within(pointerSegment(name), error);
        }
      }
      return checkOther && othersOf(object, properties, checkOther);
    };
  }

  function othersOf(object: Members, properties: object, check: ShapeOf): BodyError | undefined {
    for (const [name, value] of Object.entries(object)) {
      const error = Object.hasOwn(properties, name) ? undefined : check(value);
      if (error) return within(pointerSegment(name), error);
    }
    return undefined;
  }

  /** An object of a form that its discriminator does not know is like an unknown value of an enumeration. */
  function formCheck({ discriminator }: JsonSchema, forms: readonly JsonSchema[]): ShapeOf {
    const checks = forms.map(compile);
    const { propertyName = '', mapping = {} } = (discriminator ?? {}) as {
      readonly propertyName?: string;
      readonly mapping?: Readonly<Record<string, string>>;
    };
    return (value) => {
      const name = (value as Members | null)?.[propertyName];
      if (typeof name === 'string') {
        const form = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
        return form === undefined ? undefined : compile(referred(form))(value);
      }
      const errors = checks.map((check) => check(value));
      return errors.includes(undefined) ? undefined : errors[0];
    };
  }

  return (schema, body) => compile(schema)(body);
}
