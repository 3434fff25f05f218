import { z } from 'zod';
import { isGithubName, readGithubName } from '#kernel/github-name';
import { readRole, ROLE_WORDS } from '#kernel/role-words';
import { ROLES } from '#kernel/roles';
import { readDay, readTime } from '#kernel/spreadsheet-days';
import { email as emailText, requiredText, text } from '#kernel/schema';
import { withoutUnseen } from '#kernel/unseen';

/**
 * Cells of a file: JSON brings numbers and booleans, CSV brings texts. A default is what a new row has where
 * its cell is empty; null or an empty text is what the word (clear) leaves. D-184
 * Everything is judged by the same limits as the API. D-009, D-019
 */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
/** Takes out the signs that nobody sees, which come along where names are pasted. */
const seen = (value: unknown): unknown => (typeof value === 'string' ? withoutUnseen(value) : value);

/** A comma before one or two digits is a decimal one; 1,234 could be a thousand, and stays as it is. */
const NUMBER = /^-?\d{1,9}(?:\.\d{1,3}|,\d{1,2})?$/;
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value.replace(',', '.')) : value;

/** The words for yes, with those that spreadsheets of other countries write for TRUE and FALSE. */
const YES = ['true', 'yes', '1', 'wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar', 'prawda', 'sant', 'sand'];
const NO = ['false', 'no', '0', 'falsch', 'faux', 'falso', 'onwaar', 'fałsz', 'falskt', 'falsk'];
const asFlag = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : value;
};

/** A cell that may be empty. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** One line of text: no line breaks, no control characters. */
export const line = (longest: number) =>
  z
    .preprocess(
      trimmed,
      requiredText(longest).refine((value) => !/\p{Cc}/u.test(value), 'must be one line'),
    )
    .describe(`text, at most ${longest} characters`);

/** One line of text without the signs that nobody sees. */
export const pastedLine = (longest: number) =>
  z.preprocess(seen, line(longest)).describe(`text, at most ${longest} characters`);

/** The name of a file, its letters put together with their marks: macOS takes them apart. */
export const fileName = (longest: number) =>
  z
    .preprocess(
      trimmed,
      requiredText(longest)
        .refine((value) => !/\p{Cc}/u.test(value), 'must be one line')
        .overwrite((value) => value.normalize('NFC')),
    )
    .describe(`text, at most ${longest} characters`);

/** A part of a name, which may be missing where there is another. D-236 */
export const namePart = (longest: number) =>
  z
    .preprocess(
      (value) => trimmed(seen(value)),
      text(longest).refine((value) => !/\p{Cc}/u.test(value), 'must be one line'),
    )
    .describe(`text, at most ${longest} characters`);

/** Text of several lines, such as markdown. */
export const prose = (longest: number) =>
  z.preprocess(trimmed, text(longest)).describe(`text of several lines, at most ${longest} characters`);

export const whole = (low: number, high: number) =>
  z
    .preprocess(asNumber, z.int('must be a whole number').min(low).max(high))
    .describe(`a whole number from ${low} to ${high}`);

export const decimal = (low: number, high: number) =>
  z
    .preprocess(
      asNumber,
      z
        .number('must be a number')
        .min(low)
        .max(high)
        .refine((value) => Math.round(value * 10) / 10 === value, 'must have at most one decimal'),
    )
    .describe(`a number from ${low} to ${high} with at most one decimal`);

export const flag = () => z.preprocess(asFlag, z.boolean('must be true or false')).describe('true or false');

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(trimmed, z.enum(values, `must be one of: ${values.join(', ')}`)).describe(values.join(', '));

export const email = () => emailText('must be an e-mail address').describe('an e-mail address');

/** The name or the address of a profile. */
export const githubName = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? readGithubName(value) : value),
      z
        .string('must be a GitHub user name')
        .refine(isGithubName, 'must be a GitHub user name: letters, digits and single hyphens'),
    )
    .describe('the user name or the address of a GitHub profile');

/** A role in the words of the screens or in usual ones. */
export const role = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (readRole(value) ?? value) : value),
      z.enum(ROLES, `must be one of: ${ROLE_WORDS}`),
    )
    .describe(`${ROLE_WORDS}, in any case; or ${ROLES.join(', ')}`);

/** The words by which a column of days is described. */
export const A_DAY = 'a day such as 2026-03-11';

export const date = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? readDay(value) : value),
      z.iso
        .date({ error: `must be ${A_DAY}`, abort: true })
        .refine((day) => day.startsWith('20'), 'must be in the years 2000 to 2099'),
    )
    .describe(A_DAY);

export const clock = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? readTime(value) : value),
      z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:30'),
    )
    .describe('a time such as 18:30, in the time zone of the course');

export const link = () =>
  z
    .preprocess(
      trimmed,
      z
        .string()
        .max(2048)
        .refine(
          (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
          'must be an http or https address',
        ),
    )
    .describe('an http or https address');

/** Tells whether it is the name of a time zone, such as America/New_York. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const zone = () =>
  z
    .preprocess(trimmed, z.string().refine(isZone, 'must be a time zone such as America/New_York'))
    .describe('a time zone such as America/New_York');
