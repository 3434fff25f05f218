import { EMAIL, readEmail } from '#kernel/email';

/** Normalizes the title of a column: 'E-Mail Address' becomes emailaddress. */
const normal = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Other titles of a column, from exports of other systems and in a few languages. ADM-039 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  email: [
    'mail',
    'e-mail address',
    'email address',
    'login',
    'login e-mail',
    'student e-mail',
    'sis email',
    'correo',
    'courriel',
  ],
  firstName: ['first', 'given name', 'forename', 'preferred name', 'vorname', 'prénom', 'nombre'],
  lastName: ['last', 'surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos'],
  githubUserName: ['github', 'github user', 'github user name', 'github login', 'github account'],
  avatarUrl: ['avatar', 'picture', 'photo', 'picture url'],
  university: ['school', 'institution', 'campus'],
  course: ['class', 'class code', 'course code', 'course id', 'kurs'],
  role: ['course role', 'enrollment role', 'enrolment role', 'type', 'rolle', 'rol'],
  active: ['is active', 'enabled'],
  name: [
    'full name',
    'student',
    'student name',
    'learner',
    'learner name',
    'participant',
    'participant name',
    'display name',
    'sortable name',
    'last name first name',
    'nom complet',
    'nombre completo',
    'vollständiger name',
  ],
  status: ['state', 'enrollment status', 'enrolment status', 'enrollment state', 'student status', 'estado', 'statut'],
  mfaRequired: ['second factor', 'two factor', 'mfa'],
  canManageAttendance: ['manages attendance'],
};
const PASSWORDS = new Set(
  ['password', 'passwort', 'passwd', 'pwd', 'pass', 'contraseña', 'motdepasse', 'kennwort'].map(normal),
);

/** Returns the column of an import that a title means; null if it is not recognised. */
export function matchColumn(header: string, columns: readonly string[]): string | null {
  const word = normal(header);
  const isIt = (column: string) => [column, ...(SYNONYMS[column] ?? [])].some((name) => normal(name) === word);
  return columns.find(isIt) ?? null;
}

/** Finds the column with a title, ignoring case, blanks and hyphens: 'First Name' is firstName. */
export const findColumn = (title: string, columns: readonly string[]): string | null =>
  columns.find((column) => normal(column) === normal(title)) ?? null;

/** Tells whether a column contains passwords, which are never imported in the browser. ADM-056 */
export const isPassword = (header: string): boolean => {
  const word = normal(header);
  return PASSWORDS.has(word) || /(?:password|passwort)$/.test(word);
};

/** Titles of login names, which are e-mail addresses in some systems. */
const LOGINS = ['sis login id', 'login id', 'username', 'user name', 'user id'].map(normal);

/**
 * Recognises the columns of a header, each at most once. If none has the title of an e-mail, a column of login names
 * that contains e-mail addresses is used.
 * @param sample a few rows
 */
export function matchColumns(
  header: readonly string[],
  columns: readonly string[],
  sample: readonly (readonly string[])[] = [],
): (string | null)[] {
  const named = namedColumns(header, columns);
  if (!columns.includes('email') || named.includes('email')) return named;
  const holdsEmails = (at: number) => {
    const cells = sample.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length > 0 && cells.every((cell) => EMAIL.test(readEmail(cell)));
  };
  const isLogin = (at: number) => named[at] === null && LOGINS.includes(normal(header[at] ?? '')) && holdsEmails(at);
  const login = header.findIndex((_, at) => isLogin(at));
  return named.map((column, at) => (at === login ? 'email' : column));
}

function namedColumns(header: readonly string[], columns: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return header.map((cell) => {
    const column = matchColumn(cell, columns);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

const LONGEST_KEY = 2000;

/** Normalizes a header: the next file with the same header is mapped in the same way. */
export const headerKey = (header: readonly string[]): string => header.map(normal).join('|').slice(0, LONGEST_KEY);

const VALUE = /^(?:\d{4}-\d\d-\d\d|\d+([.,]\d+)?|https?:\/\/\S+|true|false|yes|no)$/i;

/** Tells whether the first line is data instead of a header: it contains an e-mail, or no known title. ADM-040 */
export const looksLikeData = (header: readonly string[], columns: readonly string[]): boolean => {
  const cells = header.map((cell) => cell.trim());
  if (cells.some((cell) => EMAIL.test(readEmail(cell)))) return true;
  const knowsNone = cells.every((cell) => matchColumn(cell, columns) === null);
  return knowsNone && cells.some((cell) => VALUE.test(cell));
};
