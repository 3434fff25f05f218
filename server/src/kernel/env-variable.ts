import { z } from 'zod';
import type { ValueSchema } from './env-values.ts';

/** The entry of a variable in the guide for operators. */
interface ManualEntry {
  readonly meaning: string;
  /** The value or the behavior without the variable. */
  readonly otherwise: string;
  /** Never shown, not even when it is wrong. */
  readonly secret?: true;
}

/** The entry of each variable, from which the guide is written. */
export const MANUAL = z.registry<ManualEntry>();

const explained = <T>(variable: ValueSchema<T>, entry: ManualEntry): ValueSchema<T> => {
  MANUAL.add(variable, entry);
  return variable;
};

/** A variable that always has a value: without it, a text is read in its place. */
export const settled = <T>(schema: ValueSchema<T>, fallback: string | number, meaning: string): ValueSchema<T> =>
  explained(schema.prefault(String(fallback)), { meaning, otherwise: String(fallback) });

/** A variable that is null where none is given. */
export const optional = <T>(schema: ValueSchema<T>, otherwise: string, meaning: string): ValueSchema<T | null> =>
  explained(schema.nullable().prefault(null), { meaning, otherwise });

/** A variable that is never shown. */
export const secret = <T>(variable: ValueSchema<T>): ValueSchema<T> => {
  const entry = MANUAL.get(variable);
  return entry ? explained(variable, { ...entry, secret: true }) : variable;
};
