import { contract, type JsonSchema } from '@touchline/types/contract';

/** Texts that run a script where they are taken for markup, an attribute, a script, a style or an address. */
const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover=alert(1) autofocus onfocus='alert(1)",
  '</title></textarea></style><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}$' + '{alert(1)}',
  '<!--<script>alert(1)</script>-->\u2028alert(1)\u2029',
  '&lt;img src=x onerror=alert(1)&gt;<base href=//elsewhere.test>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<b>{{trans}}</b> <0>x</0> __proto__ $t(core:shell.close)',
  '\u202e<style>@import"//elsewhere.test"</style>',
];

const addressesAt = (elsewhere: string) => [
  'javascript:alert(1)',
  `${elsewhere}/logo.svg`,
  `${elsewhere.replace('http:', '')}/logo.svg`,
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '"onerror="alert(1)',
  "x');background:url(//elsewhere.test",
  '../../../logout',
  `\\\\${elsewhere.slice(7)}\\logo.svg`,
];

type Members = Readonly<Record<string, JsonSchema>>;

const schemas = contract.schemas.components.schemas as Members;

/** The schema that a reference leads to, and the name of the innermost. */
function resolve(schema: JsonSchema, name: string): { schema: JsonSchema; name: string } {
  const { $ref } = schema as { $ref?: string };
  if (!$ref) return { schema, name };
  const target = $ref.slice($ref.lastIndexOf('/') + 1);
  return resolve(schemas[target] ?? {}, target);
}

const typesOf = ({ type }: JsonSchema): readonly unknown[] => [type].flat();
const isAddress = ({ format }: JsonSchema) => format === 'uri-reference';
const isText = (schema: JsonSchema) =>
  typesOf(schema).includes('string') && !('enum' in schema) && !('const' in schema);
/** Texts that the contract restricts stay as they are: a hostile id would lead nowhere, a hostile date would be refused. */
const isFree = (schema: JsonSchema) =>
  isText(schema) && !('pattern' in schema) && (!('format' in schema) || isAddress(schema));

const variantsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (['oneOf', 'anyOf', 'allOf'] as const).flatMap((word) => (schema[word] as JsonSchema[]) ?? []);
const propertiesOf = ({ properties = {} }: JsonSchema) => Object.entries(properties as Members);

/** Whether the discriminating members say that a value is of this one. */
const isVariant = (schema: JsonSchema, value: unknown): boolean =>
  propertiesOf(schema).every(([member, of]) => {
    const given = (value as Record<string, unknown> | null)?.[member];
    return !('enum' in of) || given === undefined || (of.enum as unknown[]).includes(given);
  });

/** The fields of a response that hold any text: `Schema.field`. */
export function freeFields(root: JsonSchema, rootName: string): Set<string> {
  const fields = new Set<string>();
  const seen = new Set<JsonSchema>();
  const walk = (given: JsonSchema, givenName: string, field: string) => {
    const { schema, name } = resolve(given, givenName);
    if (isFree(schema)) fields.add(field);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const variant of variantsOf(schema)) walk(variant, name, field);
    for (const [member, of] of propertiesOf(schema)) walk(of, name, `${name}.${member}`);
    for (const word of ['items', 'additionalProperties'] as const)
      if (schema[word]) walk(schema[word] as JsonSchema, name, `${field}[]`);
  };
  walk(root, rootName, rootName);
  return fields;
}

export interface HostileStrings {
  /** The value with each text replaced, and texts that are optional and missing added. */
  spoil(schema: JsonSchema, value: unknown, name: string): unknown;
  /** The fields that have been replaced or added. */
  readonly sent: ReadonlySet<string>;
}

export interface HostileOptions {
  /** An origin that no page may connect to. */
  readonly elsewhere: string;
  /** Texts that the contract restricts too, such as enumerations; ids stay, or no page had an address. */
  readonly isLawless: boolean;
}

export function hostileStrings({ elsewhere, isLawless }: HostileOptions): HostileStrings {
  const sent = new Set<string>();
  const addresses = addressesAt(elsewhere);
  let count = 0;

  function textFor(schema: JsonSchema): string {
    count += 1;
    const { maxLength = Number.POSITIVE_INFINITY } = schema as { maxLength?: number };
    const texts = (isAddress(schema) ? addresses : TEXTS).filter(
      ({ length }) => length <= maxLength,
    );
    return texts[count % texts.length] ?? '';
  }

  function spoil(given: JsonSchema, value: unknown, givenName: string, field: string): unknown {
    const { schema, name } = resolve(given, givenName);
    const isId = /(^|\.)\w*[iI]ds?(\[\])?$/.test(field);
    const isReplaced = isFree(schema) || (isLawless && isText(schema) && !isId);
    if (isReplaced && (typeof value === 'string' || value === null)) {
      sent.add(field);
      return textFor(schema);
    }
    const whole = variantsOf(schema)
      .filter((one) => isVariant(resolve(one, name).schema, value))
      .reduce((last, one) => spoil(one, last, name, field), value);
    if (Array.isArray(whole)) {
      const items = schema.items as JsonSchema | undefined;
      if (!items) return whole;
      const list = whole.length === 0 && isFree(resolve(items, name).schema) ? [''] : whole;
      return list.map((one) => spoil(items, one, name, `${field}[]`));
    }
    if (typeof whole !== 'object' || whole === null) return whole;
    const known = propertiesOf(schema);
    const rest = schema.additionalProperties as JsonSchema | undefined;
    const added = known.filter(
      ([member, of]) => !(member in whole) && isFree(resolve(of, '').schema),
    );
    return Object.fromEntries(
      [...Object.entries(whole), ...added.map(([member]) => [member, ''])].map(([member, old]) => {
        const of = known.find(([other]) => other === member)?.[1];
        if (of) return [member, spoil(of, old, name, `${name}.${member}`)];
        return [member, typeof rest === 'object' ? spoil(rest, old, name, `${field}[]`) : old];
      }),
    );
  }

  return { sent, spoil: (schema, value, name) => spoil(schema, value, name, name) };
}
