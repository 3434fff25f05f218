import type { ValueReader } from './env-readers.ts';

/** Something that the product reads from its environment. */
export interface Variable<T> {
  readonly name: string;
  readonly read: ValueReader<T>;
  /** The value when the variable is not given. */
  readonly fallback: T | null;
  /** The fallback in the words of the manual. */
  readonly otherwise: string;
  readonly meaning: string;
  /** Never shown, not even when it is wrong. */
  readonly secret?: true;
}

/** A variable that always has a value. */
export interface VariableWithFallback<T> extends Variable<T> {
  readonly fallback: T;
}
/** Has a value also where none is given. */
export const settled = <T>(
  name: string,
  reader: ValueReader<T>,
  fallback: T,
  meaning: string,
  otherwise = String(fallback),
): VariableWithFallback<T> => ({
  name,
  read: reader,
  fallback,
  otherwise,
  meaning,
});
/** Is null where none is given. */
export const optional = <T>(name: string, reader: ValueReader<T>, otherwise: string, meaning: string): Variable<T> => ({
  name,
  read: reader,
  fallback: null,
  otherwise,
  meaning,
});
/** Is never shown. */
export const secret = <T>(variable: Variable<T>): Variable<T> => ({ ...variable, secret: true });
