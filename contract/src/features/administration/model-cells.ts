import { z } from 'zod';
import { isGithubName, readGithubName } from '#kernel/github-name';
import { readRole, ROLE_WORDS } from '#kernel/role-words';
import { ROLES } from '#kernel/roles';
import { readDay, readTime } from '#kernel/spreadsheet-days';
import { email as emailText, requiredText, text, mistake } from '#kernel/schema';
import { withoutInvisible } from '#kernel/unseen';

/**
 * A cell of a file: JSON brings numbers and booleans, CSV brings texts, which are read first. A default is what a new row
 * has where its cell is empty; null or an empty text is what the word (clear) leaves. D-184
 * Everything is judged by the same limits as the API. D-009, D-019
 */
const cell = <Schema extends z.ZodType>(described: string, read: (typed: string) => unknown, schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? read(value) : value), schema).describe(described);

const trimmed = (typed: string) => typed.trim();

/**
 * Matches a number. A comma before one or two digits is a decimal comma; 1,234 could mean a thousand and is left as it
 * is.
 */
const NUMBER = /^-?\d{1,9}(?:\.\d{1,3}|,\d{1,2})?$/;
const asNumber = (typed: string) => (NUMBER.test(typed.trim()) ? Number(typed.replace(',', '.')) : typed);

/** The words that mean yes, including those that localized spreadsheets write for TRUE. */
const YES = ['true', 'yes', '1', 'wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar', 'prawda', 'sant', 'sand'];
const NO = ['false', 'no', '0', 'falsch', 'faux', 'falso', 'onwaar', 'fałsz', 'falskt', 'falsk'];
const asFlag = (typed: string) => {
  const word = typed.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : typed;
};

const isOneLine = (value: string) => !/\p{Cc}/u.test(value);
const NOT_ONE_LINE = mistake({ NOT_ONE_LINE: 'must be one line' });

/** A cell that may be empty. */
export const optionalCell = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

const upTo = (longest: number) => `text, at most ${longest} characters`;

/** One line of text: no line breaks, no control characters. */
export const line = (longest: number) =>
  cell(upTo(longest), trimmed, requiredText(longest).refine(isOneLine, NOT_ONE_LINE));

/** One line of text without the signs that nobody sees, which come along where names are pasted. */
export const pastedLine = (longest: number) => cell(upTo(longest), withoutInvisible, line(longest));

/** The name of a file. Letters and their accents are combined, because macOS stores them separately. */
export const fileName = (longest: number) => {
  const name = requiredText(longest).refine(isOneLine, NOT_ONE_LINE);
  return cell(
    upTo(longest),
    trimmed,
    name.overwrite((value) => value.normalize('NFC')),
  );
};

/** A part of a name; it may be missing if the other part is there. D-236 */
export const namePart = (longest: number) =>
  cell(upTo(longest), (typed) => withoutInvisible(typed).trim(), text(longest).refine(isOneLine, NOT_ONE_LINE));

/** Text of several lines, such as markdown. */
export const longTextCell = (longest: number) =>
  cell(`text of several lines, at most ${longest} characters`, trimmed, text(longest));

export const whole = (low: number, high: number) => {
  const number = z.int(mistake({ NO_WHOLE_NUMBER: 'must be a whole number' }));
  return cell(`a whole number from ${low} to ${high}`, asNumber, number.min(low).max(high));
};

const hasOneDecimal = (value: number) => Math.round(value * 10) / 10 === value;
const TOO_MANY_DECIMALS = mistake({ TOO_MANY_DECIMALS: 'must have at most one decimal' });

export const decimal = (low: number, high: number) => {
  const number = z.number(mistake({ NO_NUMBER: 'must be a number' }));
  const described = `a number from ${low} to ${high} with at most one decimal`;
  return cell(described, asNumber, number.min(low).max(high).refine(hasOneDecimal, TOO_MANY_DECIMALS));
};

export const flag = () => cell('true or false', asFlag, z.boolean(mistake({ NO_FLAG: 'must be true or false' })));

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => {
  const named = values.join(', ');
  return cell(named, trimmed, z.enum(values, mistake({ NO_CHOICE: `must be one of: ${named}` })));
};

export const email = () => emailText(mistake({ NO_EMAIL: 'must be an e-mail address' })).describe('an e-mail address');

const NO_GITHUB_NAME = mistake({ NO_GITHUB_NAME: 'must be a GitHub user name' });
const NOT_ITS_LETTERS = mistake({ NO_GITHUB_NAME: 'must be a GitHub user name: letters, digits and single hyphens' });

/** The name or the address of a profile. */
export const githubName = () => {
  const name = z.string(NO_GITHUB_NAME).refine(isGithubName, NOT_ITS_LETTERS);
  return cell('the user name or the address of a GitHub profile', readGithubName, name);
};

/** A role, in the words of the interface or in other usual words. */
export const role = () => {
  const known = z.enum(ROLES, mistake({ NO_ROLE: `must be one of: ${ROLE_WORDS}` }));
  return cell(`${ROLE_WORDS}, in any case; or ${ROLES.join(', ')}`, (typed) => readRole(typed) ?? typed, known);
};

/** The words by which a column of days is described. */
export const DAY_COLUMN_HINT = 'a day such as 2026-03-11';
const WRONG_YEAR = mistake({ WRONG_YEAR: 'must be in the years 2000 to 2099' });

export const date = () => {
  const day = z.iso.date({ error: mistake({ NO_DAY: `must be ${DAY_COLUMN_HINT}` }), abort: true });
  return cell(
    DAY_COLUMN_HINT,
    readDay,
    day.refine((value) => value.startsWith('20'), WRONG_YEAR),
  );
};

export const clock = () => {
  const time = z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake({ NO_TIME_OF_DAY: 'must be a time such as 18:30' }));
  return cell('a time such as 18:30, in the time zone of the course', readTime, time);
};

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const NO_WEB_ADDRESS = mistake({ NO_WEB_ADDRESS: 'must be an http or https address' });

export const link = () =>
  cell('an http or https address', trimmed, z.string().max(2048).refine(isWebAddress, NO_WEB_ADDRESS));

/** Tells whether a name is that of a time zone, such as America/New_York. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const zone = () => {
  const name = z.string().refine(isTimeZone, mistake({ NO_TIME_ZONE: 'must be a time zone such as America/New_York' }));
  return cell('a time zone such as America/New_York', trimmed, name);
};
