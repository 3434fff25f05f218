import type { CallName } from '@bcs/contract/contract';
import type { Database } from '@bcs/server/database/db';
import { migrate } from '@bcs/server/database/migrate';
import sql from 'sql-template-tag';
import { findAdministrators } from './administrators.ts';
import { ask } from './ask.ts';
import { tableLine } from './report.ts';

/** The limits for every list and search of administration, including the sign-in. ADM-127 */
const [STATEMENTS, WITHIN_MS] = [4, 300];

const PEOPLE = {
  search: '',
  role: null,
  universityId: null,
  cohortId: null,
  courseId: null,
  state: null,
  sort: 'name',
  descending: false,
  page: 0,
};
const AUDIT = {
  person: '',
  object: '',
  courseId: null,
  action: null,
  origin: null,
  from: null,
  until: null,
  sort: 'at',
  descending: true,
  page: 0,
};
const LATEST = { sort: 'createdAt', descending: true, page: 0 };
const UNIVERSITIES = { search: '', archived: false, sort: 'name', descending: false, page: 0 };
const CLASSES = { search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 };
const PLANS = { search: '', universityId: null, archived: false, sort: 'name', descending: false, page: 0 };
const WANTED = { choices: { items: [], fields: [] }, pattern: [{ weekday: 2, start: '18:30', end: '21:30' }] };
/** Calls that are not measured because they list nothing: they compare a class with a plan, item by item. */
const NO_LISTS: readonly CallName[] = ['health', 'compareWithPlan', 'previewTakeOver'];
const GRANTS = { search: '', over: null, state: 'all', sort: 'givenAt', descending: true, page: 0 };

type Question = readonly [what: string, name: CallName, input: object];

/** Measures what administration lists and searches among 100,000 people, and prints it. */
export async function reportAdministration(
  at: { readonly url: string; readonly database: Database },
  verdict: (met: boolean) => string,
): Promise<void> {
  await migrate(at.database);
  const { installation, universities, manager, universityId, courseId, personId, planId } = await findAdministrators(
    at.database,
  );
  const roster = { courseId, active: true, search: '', role: null, sort: 'name', descending: false, page: 0 };
  const common: Question[] = [
    ['', 'adminOverview', {}],
    ['all', 'adminPeople', PEOPLE],
    ['page 400', 'adminPeople', { ...PEOPLE, page: 400 }],
    ['by last sign-in', 'adminPeople', { ...PEOPLE, sort: 'lastLoginAt', descending: true }],
    ["'ma'", 'adminPeople', { ...PEOPLE, search: 'ma' }],
    ["'p1.c7'", 'adminPeople', { ...PEOPLE, search: 'p1.c7' }],
    ['students', 'adminPeople', { ...PEOPLE, role: 'student' }],
    ['a university', 'adminPeople', { ...PEOPLE, universityId }],
    ['one', 'adminPerson', { accountId: personId }],
    ['all', 'auditEntries', AUDIT],
    ['page 400', 'auditEntries', { ...AUDIT, page: 400 }],
    ["object '2999'", 'auditEntries', { ...AUDIT, object: '2999' }],
    ['an action', 'auditEntries', { ...AUDIT, action: 'person.create' }],
    ['a class', 'auditEntries', { ...AUDIT, courseId }],
    ['', 'imports', LATEST],
    ['', 'roster', roster],
    ['past', 'roster', { ...roster, active: false }],
    ['', 'setupSteps', {}],
    ['', 'standingRoles', { accountId: personId }],
    ['all', 'adminClasses', CLASSES],
    ['page 15, by name', 'adminClasses', { ...CLASSES, sort: 'name', page: 15 }],
    ["'c7'", 'adminClasses', { ...CLASSES, search: 'c7' }],
    ['', 'adminUniversities', UNIVERSITIES],
    ["'u1'", 'adminUniversities', { ...UNIVERSITIES, search: 'u1' }],
    ['', 'adminSessions', { courseId }],
    ['', 'adminAssignments', { courseId }],
    ['all', 'plans', PLANS],
    ["'an 3'", 'plans', { ...PLANS, search: 'an 3' }],
    ['', 'compareWithPlan', { courseId }],
    ['', 'previewTakeOver', { courseId, planId, number: 2, wanted: WANTED }],
  ];
  const own: Question[] = [
    ['all', 'grants', GRANTS],
    ["'ma'", 'grants', { ...GRANTS, search: 'ma' }],
    ['doctor', 'health', {}],
  ];
  const ofClass: Question[] = [
    ['', 'pastStudents', { courseId }],
    ['', 'adminOverview', {}],
    ['', 'roster', roster],
    ['', 'imports', LATEST],
  ];
  const { people } = await at.database.one<{ people: number }>(sql`select count(*)::int as people from accounts`);
  console.log(`\nAdministration among ${people} people and 300,000 entries; ms, p95, one after another\n`);
  console.log(tableLine('', 'statements', 'kB', 'ms', 'at most'));
  for (const [who, token, questions] of [
    ['installation', installation, [...common, ...own]],
    ['1,000 classes', universities, common],
    ['a class', manager, ofClass],
  ] as const)
    for (const [what, name, input] of questions) {
      const { statements, kilobytes, p95 } = await ask(name, [{ token, input }], at);
      const met = (statements <= STATEMENTS || NO_LISTS.includes(name)) && p95 <= WITHIN_MS;
      console.log(
        tableLine(
          `${name}${what && ` (${what})`}, ${who}`,
          statements,
          kilobytes.toFixed(1),
          p95.toFixed(0),
          WITHIN_MS,
          verdict(met),
        ),
      );
    }
}
