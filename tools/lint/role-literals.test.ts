import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;

/** A role by its code. */
const CODES = [
  "const MENU = ['admin', 'ssm'];",
  "const MENU = ['student'];",
  "const screen = { roles: ['instructor'] };",
  "notify({ role: 'student' });",
  "if (viewer.role === 'student') hide();",
  "if ('cm' === courseRoleCode) hide();",
  "const may = role !== 'cd';",
  "const sees = roles.includes('ta');",
  "const q = sql`select id from enrollments e where e.role = 'student'`;",
  "const q = sql`select id from enrollments e where e.role <> 'student' and e.active`;",
  "const q = sql`select id from enrollments where role not in ('admin', 'cm')`;",
  "const q = sql`select m.author_role = 'ssm' from submission_comments m`;",
];
/** Ordinary words that must be allowed. */
const ORDINARY_WORDS = [
  "const column = { key: 'student', header: 'Student' };",
  "type Whose = Pick<Row, 'student'>;",
  "const keys = ['assignment', 'student', 'grade'];",
  "const q = sql`json_build_object('student', json_build_object('id', p.id))`;",
  "const label = statusLabel(facts, 'student', now);",
  'const TABS: Record<Role, string[]> = { student: [], admin: [] };',
  "// role === 'student'",
];

new RuleTester().run('role-literals', plugin.rules['role-literals'] as unknown as Parameters<RuleTester['run']>[1], {
  valid: ORDINARY_WORDS.map((code) => ({ code, filename: 'a.ts' })),
  invalid: CODES.map((code) => ({ code, filename: 'a.ts', errors: [{ message: /roles are named in the contract/ }] })),
});
