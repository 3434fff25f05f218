import { z } from 'zod';
import type { CallName, Calls } from '@bcs/contract/contract';
import type { Call, InputOf } from '@bcs/contract/kernel/call';
import type { TargetCaller } from './targets.ts';

/** The facts of good inputs that their calls do not declare, depending on the object of the scope. */
export type Examples = {
  readonly [Name in CallName]?: (target: number, caller: TargetCaller) => Partial<InputOf<Calls[Name]>>;
};

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The smallest value that a schema accepts: null if allowed, an empty text, no rows, the first option. */
function leastOf({
  type,
  enum: [first] = [],
  anyOf,
  minimum = 0,
  required = [],
  properties,
  ...schema
}: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (first !== undefined) return first;
  if (anyOf) return anyOf.some((each) => each.type === 'null') ? null : leastOf(anyOf[0] ?? {});
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, leastOf(properties?.[key] ?? {})]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'string' ? '' : Math.max(minimum, 0);
}

/** The cached schemas of inputs, since the rights test uses the same call some sixty times. */
const schemas = new WeakMap<Call['input'], Schema>();
function schemaOf(input: Call['input']): Schema {
  const known = schemas.get(input) ?? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(input, known);
  return known;
}

/** Derives an input from its call: the smallest values, and the object that its scope names. */
export function inputAround({ input, scope }: Call, target: number): Record<string, unknown> {
  const least = leastOf(schemaOf(input));
  const field = 'field' in scope && !scope.field.includes('.') ? { [scope.field]: target } : {};
  return { ...(least as object), ...field };
}
