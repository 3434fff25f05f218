import { z } from 'zod';
import type { ValueSchema } from './env-values.ts';

/** The entry of a variable in the guide for operators. */
interface ManualEntry {
  readonly meaning: string;
  /** The value or behavior without the variable. */
  readonly otherwise: string;
  /** True if it is never shown, not even when it is invalid. */
  readonly secret?: true;
}

/** The entry of each variable, from which the guide is written. */
export const MANUAL = z.registry<ManualEntry>();

const explained = <T>(variable: ValueSchema<T>, entry: ManualEntry): ValueSchema<T> => {
  MANUAL.add(variable, entry);
  return variable;
};

/** A variable with a default text. */
export const withDefault = <T>(schema: ValueSchema<T>, fallback: string | number, meaning: string): ValueSchema<T> =>
  explained(schema.prefault(String(fallback)), { meaning, otherwise: String(fallback) });

/** A variable that is null if missing. */
export const optionalVariable = <T>(
  schema: ValueSchema<T>,
  otherwise: string,
  meaning: string,
): ValueSchema<T | null> => explained(schema.nullable().prefault(null), { meaning, otherwise });

/** A variable that is never shown. */
export const secretVariable = <T>(variable: ValueSchema<T>): ValueSchema<T> => {
  const entry = MANUAL.get(variable);
  return entry ? explained(variable, { ...entry, secret: true }) : variable;
};
