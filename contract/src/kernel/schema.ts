import { z } from 'zod';
import type { Day, Instant } from './clock.ts';
import { EMAIL, readEmail } from './email.ts';
import { hasName } from './full-name.ts';
import { LONGEST_EMAIL } from './lengths.ts';
import { MISSING, missing } from './missing.ts';
import { storable } from './storable.ts';
import { withoutInvisible } from './unseen.ts';

const MISTAKE_CODES = new Map<string, string>();

/**
 * Declares what is said of a wrong field, under the code by which a program or another language knows it: a schema
 * carries the sentence, an answer both.
 */
export function mistake(said: Readonly<Record<string, string>>): string {
  const [[code, sentence]] = Object.entries(said) as [[string, string]];
  if ((MISTAKE_CODES.get(sentence) ?? code) !== code) throw new Error(`Two codes say '${sentence}'.`);
  MISTAKE_CODES.set(sentence, code);
  return sentence;
}

/** The code of a sentence about a field; what zod says by itself has the code of its kind of fault, such as TOO_BIG. */
export const codeOfMistake = (sentence: string, kind: string): string =>
  MISTAKE_CODES.get(sentence) ?? kind.toUpperCase();

const REQUIRED = mistake({ REQUIRED: MISSING });
const NOT_STORABLE = mistake({ NOT_STORABLE: 'This text contains characters that cannot be stored.' });
const NO_INSTANT = mistake({ NO_INSTANT: 'Invalid date or time' });

/** The id of a stored object: a positive integer within the range of PostgreSQL. D-012 */
export const id = () => z.int32().min(1);

/** A whole number of at least 0. */
export const count = () => z.int().min(0);

/** The number of changes of an editable object: reads return it, and replacements send it back. ADM-115 */
export const version = () => z.int32().min(1);

/** The message for a missing field. Without it, a missing field counts as a programming mistake. D-013 */
export const requiredMessage = (missing: string | undefined) =>
  missing === undefined
    ? {}
    : { error: ({ input }: { input?: unknown }) => (input === undefined || input === '' ? missing : undefined) };

/**
 * A text typed by a person, with its greatest length and the message beyond it. It is trimmed before it is judged.
 * D-019
 */
export const text = (longest: number, tooLong?: string, missing?: string) =>
  z.string(requiredMessage(missing)).max(longest, tooLong).refine(storable, NOT_STORABLE);

/** A text that must not be empty. */
export const requiredText = (longest: number) => text(longest).refine((value) => missing(value) === null, REQUIRED);

/** A part of a name without invisible characters; it may be missing if the other part is there. D-236 */
export const namePart = (longest: number) => text(longest).overwrite(withoutInvisible);

/** The rule for input with a person's name: one part is enough. D-236 */
export const oneName = [hasName, { path: ['firstName'], error: REQUIRED }] satisfies [typeof hasName, object];

interface Span {
  readonly startDate: string;
  readonly endDate: string;
}

/** The rule for an input with a first and a last day, and what is said where they are the wrong way round. */
export const datesInOrder = (said: Readonly<Record<string, string>>) =>
  [({ startDate, endDate }: Span) => endDate >= startDate, { path: ['endDate'], error: mistake(said) }] satisfies [
    (span: Span) => boolean,
    object,
  ];

/** An e-mail address, normalized from typed or pasted input. */
export const email = (message?: string) =>
  z
    .string(message)
    .overwrite(readEmail)
    .max(LONGEST_EMAIL)
    .check(z.email({ pattern: EMAIL, ...(message !== undefined && { error: message }) }));

const SHORTEST_MONTH = 28;
const INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * Tells whether the month has such a day. Answers contain hundreds of instants, so only the last days of a month are
 * checked with a Date.
 */
const isInItsMonth = (value: string): boolean => {
  const day = Number(value.slice(8, 10));
  return day <= SHORTEST_MONTH || new Date(value).getUTCDate() === day;
};

/** An instant in UTC, always written the same way: 2026-03-11T22:30:00.000Z. D-010 */
export const instant = (missing?: string) =>
  z.string(requiredMessage(missing)).regex(INSTANT, NO_INSTANT).refine(isInItsMonth, NO_INSTANT) as z.ZodType<Instant>;

/** A calendar day: 2026-03-11. */
export const day = () => z.iso.date() as z.ZodType<Day>;

/** The digest of a previewed plan, which the save sends back. ADM-044 */
export const digest = () => text(64);

/** An answer that only says that it worked. */
export const done = () => z.object({ success: z.literal(true) });
