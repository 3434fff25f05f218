import type { z } from 'zod';

/** The definition of a zod schema, for the kinds that answers contain. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly format?: string;
}

/** Reads the definition of a schema. */
export const toGraphDefinition = (schema: z.ZodType) => schema.def as Definition;
