import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { ACTIVE_CLASS_STUDENTS, OTHER_CLASS_PEOPLE } from './classmates.ts';
import { ACCOUNTS, type DemoName } from './ids.ts';
import { pictureUrlOf } from './pictures.ts';
import type { SeedRow } from './plant.ts';

interface Person {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly github?: string;
  readonly active?: boolean;
  readonly canManageAttendance?: boolean;
  readonly mfaRequired?: boolean;
  readonly temporaryPassword?: boolean;
  readonly lastLogin?: boolean;
}

const demo = (
  name: DemoName,
  email: string,
  firstName: string,
  lastName: string,
  more: Partial<Person> = {},
): Person => ({
  id: ACCOUNTS[name],
  email,
  firstName,
  lastName,
  ...more,
});

const DEMO: readonly Person[] = [
  demo('student', 'student@northfield.example', 'Maya', 'Okafor', { github: 'maya-okafor', lastLogin: true }),
  demo('survey', 'survey@northfield.example', 'Leo', 'Fischer', { github: 'leofischer', lastLogin: true }),
  demo('student2', 'student2@northfield.example', 'Noah', 'Williams', { github: 'noahw-dev', lastLogin: true }),
  demo('instructor', 'instructor@northfield.example', 'Daniel', 'Brooks', {
    github: 'dbrooks-teaches',
    lastLogin: true,
  }),
  demo('instructor2', 'instructor2@northfield.example', 'Hannah', 'Sorensen', { lastLogin: true }),
  demo('ta', 'ta@northfield.example', 'Priya', 'Raman', { github: 'priya-raman', lastLogin: true }),
  demo('ta2', 'ta2@northfield.example', 'Marcus', 'Lee', { lastLogin: true }),
  demo('ssm', 'ssm@northfield.example', 'Elena', 'Marchetti', { lastLogin: true }),
  demo('cd', 'cd@northfield.example', 'Thomas', 'Adeyemi', { lastLogin: true }),
  demo('admin', 'admin@northfield.example', 'Grace', 'Lindqvist', { mfaRequired: false, lastLogin: true }),
  demo('cm', 'cm@northfield.example', 'Samuel', 'Park', {
    mfaRequired: false,
    canManageAttendance: true,
    lastLogin: true,
  }),
  demo('nobody', 'nobody@northfield.example', 'Nina', 'Hollis'),
  demo('inactive', 'inactive@northfield.example', 'Ian', 'Calloway', { active: false }),
  demo('temporary', 'temporary@northfield.example', 'Tamara', 'Quist', { temporaryPassword: true }),
  demo('mfa', 'mfa@northfield.example', 'Miriam', 'Falk', { mfaRequired: true, lastLogin: true }),
  demo('graduate', 'graduate@northfield.example', 'Sofía', 'Reyes', { github: 'sofia-reyes', lastLogin: true }),
  demo('registrar', 'registrar@northfield.example', 'Ingrid', 'Solberg', { lastLogin: true }),
  demo('operator', 'operator@northfield.example', 'Victor', 'Amadi', { lastLogin: true }),
  demo('lakesideStudent', 'student@lakeside.example', 'Aiko', 'Tanaka', { github: 'aiko-t', lastLogin: true }),
  demo('lakesideInstructor', 'instructor@lakeside.example', 'Robert', 'Delgado', { lastLogin: true }),
  demo('riverton', 'student@riverton.example', 'Ruby', 'Sandoval'),
  demo('harborview', 'student@harborview.example', 'Hassan', 'Bakri'),
  demo('stonebridge', 'student@stonebridge.example', 'Sienna', 'Doyle'),
];

/** The account ids of students in other courses, as many as might be needed. */
export const OTHER_ACCOUNTS: readonly number[] = OTHER_CLASS_PEOPLE.map((_, index) => 101 + index);

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

const classmates = (): Person[] =>
  ACTIVE_CLASS_STUDENTS.slice(3).map(([firstName, lastName], index) => {
    const name = plain(`${firstName} ${lastName}`);
    return {
      id: 4 + index,
      email: `${name}@northfield.example`,
      firstName,
      lastName,
      github: name.replace('.', '-'),
      lastLogin: true,
    };
  });

const others = (): Person[] =>
  OTHER_CLASS_PEOPLE.map((name, index) => {
    const [firstName = name, lastName = name] = name.split(' ');
    return {
      id: 101 + index,
      email: `${plain(name)}@students.example`,
      firstName,
      lastName,
      github: plain(name).replace('.', ''),
    };
  });

export const PEOPLE: readonly Person[] = [...DEMO, ...classmates(), ...others()];

/** Finds a student's GitHub name, for the links of submitted work. */
export const githubOf = (accountId: number): string =>
  PEOPLE.find(({ id }) => id === accountId)?.github ?? `student-${accountId}`;

const DAY = 24 * HOUR;
const CREATED_DAYS_AGO = 500;
const TEMPORARY_FOR_DAYS = 1;

/** Plants all accounts, with the same password. */
export function accounts(calendar: Calendar, passwordHash: string, withPictures: boolean): SeedRow[] {
  const createdAt = calendar.at(-CREATED_DAYS_AGO, '09:00');
  return PEOPLE.map((person) => ({
    id: person.id,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    github_user_name: person.github ?? null,
    nexus_avatar_url: withPictures ? pictureUrlOf(person.id) : null,
    active: person.active ?? true,
    can_manage_attendance: person.canManageAttendance ?? false,
    mfa_required: person.mfaRequired ?? null,
    password_hash: passwordHash,
    password_set_at: person.temporaryPassword ? calendar.at(-TEMPORARY_FOR_DAYS, '09:00') : createdAt,
    password_is_temporary: person.temporaryPassword ?? false,
    must_reset_password: false,
    last_login_at: person.lastLogin ? lastLogin(calendar, person.id) : null,
    draft_key: '',
    created_at: createdAt,
  }));
}

/** The number of days since some people were last active; most are active every day. */
const DAYS_AWAY: Readonly<Record<number, number>> = { 10: 1, 16: 3, 17: 8, 23: 2 };

const lastLogin = (calendar: Calendar, id: number): Instant =>
  plus(calendar.anchor, -(60 + id * 37) * MINUTE - (DAYS_AWAY[id] ?? 0) * DAY);
