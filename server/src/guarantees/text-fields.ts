import type { z } from 'zod';
import { toJsonSchema } from '../http/openapi.ts';

/** The path to a field of an input: names, and 0 for the first entry of a list. */
export type FieldPath = readonly (string | 0)[];

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
}

const isFree = ({ type, enum: words, const: word }: Schema) =>
  type === 'string' && words === undefined && word === undefined;

function pathsOf(schema: Schema, path: FieldPath): FieldPath[] {
  const inner: [Schema, ...FieldPath][] = Object.entries(schema.properties ?? {}).map(([name, field]) => [field, name]);
  if (schema.items) inner.push([schema.items, 0]);
  if (typeof schema.additionalProperties === 'object') inner.push([schema.additionalProperties, 'any']);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  return [
    ...(isFree(schema) ? [path] : []),
    ...choices.flatMap((choice) => pathsOf(choice, path)),
    ...inner.flatMap(([field, ...more]) => pathsOf(field, [...path, ...more])),
  ];
}

/** Lists the fields of an input that accept free text. */
export const textFields = (input: z.ZodType): FieldPath[] => [
  ...new Map(pathsOf(toJsonSchema(input, 'input'), []).map((path) => [path.join('.'), path])).values(),
];

/** Sets one field of an input to a text, creating the objects that lead to it. */
export function withText(input: unknown, [step, ...rest]: FieldPath, text: string): unknown {
  if (step === undefined) return text;
  if (step === 0) return [withText((input as unknown[] | null)?.[0], rest, text)];
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return { ...fields, [step]: withText(fields[step], rest, text) };
}
