import type { z } from 'zod';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { codeOfMistake } from '@bcs/contract/kernel/schema';
import { RefusalError } from './refusal-error.ts';

type Read = { ok: true; value: unknown } | { ok: false; refused: RefusalError };

/** The issues that are a person's mistake (422 with fields); a wrong shape is the client's defect (400). D-013 */
const VALUE_ISSUES = new Set(['too_big', 'too_small', 'invalid_format', 'not_multiple_of', 'invalid_value', 'custom']);

/** The beginning of zod's own messages about types; any other message in a contract is meant for people. */
const BY_ITSELF = 'Invalid input';
const isOfPerson = ({ code, message }: z.core.$ZodIssue): boolean =>
  VALUE_ISSUES.has(code) || (code === 'invalid_type' && !message.startsWith(BY_ITSELF));

/** Reads the input of a call by its contract. */
export function readInput(call: Call, input: unknown): Read {
  const result = call.input.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const refused = issues.every(isOfPerson) ? refusedFields(issues) : new RefusalError(FAILURES.MALFORMED);
  return { ok: false, refused };
}

/** Names the first mistake of each field: its sentence, and its code. */
function refusedFields(issues: readonly z.core.$ZodIssue[]): RefusalError {
  const byField = (say: (issue: z.core.$ZodIssue) => string) =>
    Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), say(issue)]));
  const fields = byField(({ message }) => message);
  const fieldCodes = byField(({ message, code }) => codeOfMistake(message, code));
  return new RefusalError(FAILURES.INVALID_INPUT, fields, undefined, { fieldCodes });
}
