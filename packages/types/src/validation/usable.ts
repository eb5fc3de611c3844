import type { Contract, JsonSchema } from '../contract.ts';
import { cleanText } from './clean-text.ts';
import { formats } from './formats.ts';
import { type BodyError, pointerSegment } from './response.ts';

/** What is left of a body without the parts that cannot be used. */
export interface UsableBody {
  readonly value: unknown;
  /** The parts that were left out, and why; also an unknown value of a required enumeration, which stays. */
  readonly found: readonly BodyError[];
  /** Whether the value differs from what was sent: by what was left out, or by defaults. */
  readonly hasChanged: boolean;
}

/** Reads a body by its schema. Returns the error if the whole of it cannot be used. */
export type ReadUsable = (schema: JsonSchema, body: unknown) => UsableBody | BodyError;

interface Reading {
  readonly found: Fault[];
  hasChanged: boolean;
}

interface Fault extends BodyError {
  /** An unknown value of an enumeration: readers know how to show it. */
  readonly isUnlisted?: boolean;
}

/** Checks a value, and changes it where a part is left out. Returns the error of a value that cannot be used. */
type Check = (value: unknown, reading: Reading) => Fault | undefined;

type Members = Record<string, unknown>;

/** Shortens a text and strips it. */
type Clean = (text: string) => string;

interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly defaultValue: unknown;
  readonly check: Check;
  /** For a text of any form. */
  readonly clean: Clean | undefined;
}

const FITS: Check = () => undefined;
const MAX_FOUND = 100;
const MAX_QUOTED_LENGTH = 40;
/** Names, titles and other lines. */
const MAX_LINE_LENGTH = 300;
const MAX_PROSE_LENGTH = 20_000;
/** Members with more than a line: the sections of an article, and what is said of a club or an author. */
const PROSE = ['value', 'about', 'author_description'];

const NOUNS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}

const fault = (message: string): Fault => ({ pointer: '', message });

const within = (segment: string, { pointer, message }: Fault): Fault => ({
  pointer: segment + pointer,
  message,
});

function report(reading: Reading, segment: string, error: Fault): void {
  if (reading.found.length < MAX_FOUND) reading.found.push(within(segment, error));
}

/** Checks a part of a value: what is found in it is found below its segment. */
function checkPart(check: Check, value: unknown, reading: Reading, segment: string | number) {
  const before = reading.found.length;
  const error = check(value, reading);
  for (let index = before; index < reading.found.length; index += 1)
    reading.found[index] = within(
      typeof segment === 'number' ? `/${segment}` : pointerSegment(segment),
      reading.found[index] as Fault,
    );
  return error;
}

function leaveOut(reading: Reading, segment: string, error: Fault): void {
  reading.hasChanged = true;
  report(reading, segment, error);
}

/** What a default is made of must not be shared by two bodies. */
const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;

function typeCheck({ type }: JsonSchema): Check {
  if (type === undefined) return FITS;
  const types = [type].flat().map(String);
  const expected = types.map((name) => NOUNS[name] ?? name).join(' or ');
  return (value) => {
    const found = typeOf(value);
    if (types.includes(found) || (found === 'integer' && types.includes('number')))
      return undefined;
    return fault(`must be ${expected}, not ${NOUNS[found] ?? 'nothing'}`);
  };
}

function textCheck({ pattern, minLength = 0, maxLength, format }: JsonSchema): Check {
  const expression = pattern === undefined ? undefined : new RegExp(String(pattern), 'u');
  const isFormed = formats[format as keyof typeof formats];
  return (value) => {
    const text = value as string;
    if (text.length < Number(minLength)) return fault('must not be empty');
    if (maxLength !== undefined && text.length > Number(maxLength))
      return fault(`must have at most ${maxLength} characters, not ${text.length}`);
    if (expression && !expression.test(text))
      return fault(`must match ${pattern}, not ${quoted(text)}`);
    return typeof isFormed === 'function' && !isFormed(text)
      ? fault(`must be a ${format}, not ${quoted(text)}`)
      : undefined;
  };
}

const cleanLine: Clean = (text) => cleanText(text.slice(0, MAX_LINE_LENGTH));
const cleanProse: Clean = (text) => cleanText(text.slice(0, MAX_PROSE_LENGTH), true);

/** The values whose schema says no more than that they are texts. */
const isAnyText = ({ type, pattern, format, maxLength, enum: values }: JsonSchema): boolean =>
  [type].flat().includes('string') && !(pattern ?? format ?? maxLength ?? values);

function cleaned(value: unknown, clean: Clean | undefined, reading: Reading): unknown {
  if (!clean || typeof value !== 'string') return value;
  const text = clean(value);
  if (text !== value) reading.hasChanged = true;
  return text;
}

function numberCheck({ minimum, maximum, exclusiveMinimum }: JsonSchema): Check {
  return (value) => {
    const number = value as number;
    const isWithin =
      number >= Number(minimum ?? Number.NEGATIVE_INFINITY) &&
      number <= Number(maximum ?? Number.POSITIVE_INFINITY) &&
      number > Number(exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    return isWithin ? undefined : fault(`is out of range: ${number}`);
  };
}

function enumCheck(schema: JsonSchema): Check {
  const values = (schema.enum ?? ('const' in schema ? [schema.const] : undefined)) as
    | readonly unknown[]
    | undefined;
  if (!values) return FITS;
  return (value) =>
    values.includes(value)
      ? undefined
      : {
          ...fault(`must be one of ${values.join(', ')}, not ${quoted(value)}`),
          isUnlisted: true,
        };
}

/** The items of a list by their `id`, if they have one: of two with the same id the first one counts. */
const idOf = (item: unknown): unknown => (item as Members | null)?.id;

/** In place of a member that is missing or left out. */
function setDefault(object: Members, { name, defaultValue, check }: Member): void {
  if (defaultValue === undefined) {
    delete object[name];
    return;
  }
  const value = copyOf(defaultValue);
  // It may lack defaults of its own.
  check(value, { found: [], hasChanged: false });
  object[name] = value;
}

function readMember(object: Members, member: Member, reading: Reading): Fault | undefined {
  const { name, isRequired, isNullable, defaultValue, check, clean } = member;
  const sent = Object.hasOwn(object, name) ? object[name] : undefined;
  const value = cleaned(sent, clean, reading);
  if (value !== sent) object[name] = value;
  if (value === undefined || (value === null && !isRequired && !isNullable)) {
    if (isRequired) return within(pointerSegment(name), fault('is missing'));
    if (value === undefined && defaultValue === undefined) return undefined;
    reading.hasChanged = true;
    setDefault(object, member);
    return undefined;
  }
  const error = checkPart(check, value, reading, name);
  if (!error) return undefined;
  if (isRequired && !error.isUnlisted) return within(pointerSegment(name), error);
  if (isRequired) {
    report(reading, pointerSegment(name), error);
    return undefined;
  }
  leaveOut(reading, pointerSegment(name), error);
  setDefault(object, member);
  return undefined;
}

/** Returns the error of the first item if none of them can be used. */
function readItems(
  list: unknown[],
  check: Check,
  clean: Clean | undefined,
  reading: Reading,
): Fault | undefined {
  const ids = new Set<unknown>();
  const before = reading.found.length;
  let kept = 0;
  let first: Fault | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const item = cleaned(list[index], clean, reading);
    const id = idOf(item);
    const error =
      id !== undefined && ids.has(id)
        ? within('/id', fault(`is that of an earlier item: ${quoted(id)}`))
        : checkPart(check, item, reading, index);
    if (error) {
      first ??= within(`/${index}`, error);
      leaveOut(reading, `/${index}`, error);
      continue;
    }
    ids.add(id);
    list[kept] = item;
    kept += 1;
  }
  if (kept === 0 && first) {
    reading.found.length = before;
    return first;
  }
  list.length = kept;
  return undefined;
}

/** Compiles the schemas of a contract to closures, each on first use. */
class CheckCompiler {
  readonly #components: Readonly<Record<string, JsonSchema>>;
  readonly #compiled = new WeakMap<JsonSchema, Check>();

  constructor({ components }: Contract['schemas']) {
    this.#components = components.schemas as Readonly<Record<string, JsonSchema>>;
  }

  compile(schema: JsonSchema): Check {
    const known = this.#compiled.get(schema);
    if (known) return known;
    let check: Check | undefined;
    // A schema may refer to itself.
    const lazy: Check = (value, reading) => {
      check ??= this.#checkOf(schema);
      return check(value, reading);
    };
    this.#compiled.set(schema, lazy);
    return lazy;
  }

  #referred(ref: unknown): JsonSchema {
    return this.#components[String(ref).slice(String(ref).lastIndexOf('/') + 1)] ?? {};
  }

  #ifText(schema: JsonSchema, clean: Clean): Clean | undefined {
    const text = schema.$ref === undefined ? schema : this.#referred(schema.$ref);
    return isAnyText(text) ? clean : undefined;
  }

  #isNullable(schema: JsonSchema): boolean {
    if (schema.$ref !== undefined) return this.#isNullable(this.#referred(schema.$ref));
    const forms = (schema.oneOf ?? schema.anyOf ?? []) as readonly JsonSchema[];
    return [schema.type].flat().includes('null') || forms.some((form) => this.#isNullable(form));
  }

  #checkOf(schema: JsonSchema): Check {
    if (schema.$ref !== undefined) return this.compile(this.#referred(schema.$ref));
    const forms = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
    if (forms) return this.#formCheck(schema, forms);
    const isType = typeCheck(schema);
    const isListed = enumCheck(schema);
    const ofText = textCheck(schema);
    const ofNumber = numberCheck(schema);
    const ofList = this.#itemCheck(schema);
    const ofObject = this.#memberCheck(schema);
    return (value, reading) => {
      const error = isType(value, reading) ?? isListed(value, reading);
      if (error) return error;
      if (typeof value === 'string') return ofText(value, reading);
      if (typeof value === 'number') return ofNumber(value, reading);
      if (Array.isArray(value)) return ofList(value, reading);
      return typeof value === 'object' && value !== null ? ofObject(value, reading) : undefined;
    };
  }

  #itemCheck({ items }: JsonSchema): Check {
    if (!items) return FITS;
    const check = this.compile(items as JsonSchema);
    const clean = this.#ifText(items as JsonSchema, cleanProse);
    return (value, reading) => readItems(value as unknown[], check, clean, reading);
  }

  #memberCheck(schema: JsonSchema): Check {
    const required = new Set((schema.required ?? []) as readonly string[]);
    const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    const names = [...new Set([...required, ...Object.keys(properties)])];
    const members = names.map((name): Member => {
      const member = properties[name];
      return {
        name,
        isRequired: required.has(name),
        isNullable: member !== undefined && this.#isNullable(member),
        defaultValue: member?.default,
        check: member ? this.compile(member) : FITS,
        clean: member && this.#ifText(member, PROSE.includes(name) ? cleanProse : cleanLine),
      };
    });
    const readOthers = this.#otherCheck(schema, properties);
    return (value, reading) => {
      const object = value as Members;
      for (const member of members) {
        const error = readMember(object, member, reading);
        if (error) return error;
      }
      return readOthers?.(object, reading);
    };
  }

  /** Checks the values of an object with any keys, such as odds by bookmaker. Returns the first error if all are wrong. */
  #otherCheck({ additionalProperties, propertyNames }: JsonSchema, properties: object) {
    if (typeof additionalProperties !== 'object') return undefined;
    const checkValue = this.compile(additionalProperties as JsonSchema);
    const checkName = propertyNames ? this.compile(propertyNames as JsonSchema) : FITS;
    return (object: Members, reading: Reading) => {
      const others = Object.entries(object).filter(([name]) => !Object.hasOwn(properties, name));
      const before = reading.found.length;
      let first: Fault | undefined;
      let kept = others.length;
      for (const [name, value] of others) {
        const error = checkName(name, reading) ?? checkPart(checkValue, value, reading, name);
        if (!error) continue;
        first ??= within(pointerSegment(name), error);
        leaveOut(reading, pointerSegment(name), error);
        delete object[name];
        kept -= 1;
      }
      if (kept > 0 || !first) return undefined;
      reading.found.length = before;
      return first;
    };
  }

  #formCheck({ discriminator }: JsonSchema, forms: readonly JsonSchema[]): Check {
    const checks = forms.map((form) => this.compile(form));
    const { propertyName = '', mapping = {} } = (discriminator ?? {}) as {
      readonly propertyName?: string;
      readonly mapping?: Readonly<Record<string, string>>;
    };
    return (value, reading) => {
      const name = (value as Members | null)?.[propertyName];
      if (typeof name === 'string') {
        const form = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
        return form === undefined
          ? within(pointerSegment(propertyName), fault(`is not known: ${quoted(name)}`))
          : this.compile(this.#referred(form))(value, reading);
      }
      const errors = checks.map((check) => check(value, reading));
      return errors.includes(undefined) ? undefined : errors[0];
    };
  }
}

/**
 * Reads bodies of an upstream. A required member that is missing or wrong makes its object unusable; an unusable item of a
 * list, and a member that is not required, is left out, or replaced by its default. Compiling to closures takes a hundredth
 * of what a validator's generated code does.
 */
export function usableReader({ schemas }: Pick<Contract, 'schemas'>): ReadUsable {
  const compiler = new CheckCompiler(schemas);
  return (schema, body) => {
    const reading: Reading = { found: [], hasChanged: false };
    const error = compiler.compile(schema)(body, reading);
    return error ?? { value: body, ...reading };
  };
}
