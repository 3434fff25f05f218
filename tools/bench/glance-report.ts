import sql from 'sql-template-tag';
import type { CallName } from '@bcs/contract/contract';
import { buildApp } from '@bcs/server/app';
import type { Database } from '@bcs/server/database/db';
import { openEmbedded } from '@bcs/server/database/embedded';
import { migrate } from '@bcs/server/database/migrate';
import { plantContent } from '@bcs/server/database/seed/content';
import { plantScaled } from '@bcs/server/database/seed/scale/scale';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { demoPasswordHash, testServices } from '@bcs/server/testing/services';
import { ask, type BenchQuestion } from './ask.ts';
import { findOnlookers } from './glance.ts';
import { tableLine } from './report.ts';
import type { BenchPerson } from './seats.ts';

/**
 * The limits: statements, including that of the sign-in, and milliseconds. SUCC-074, SUCC-098; recordings have no limit
 * there.
 */
const BARS = {
  today: [2, 150],
  cohorts: [3, 300],
  cohortHealth: [3, 300],
  cohortHealthNames: [3, 300],
  commandMenu: [3, 100],
  recordings: [2, 100],
} as const satisfies Partial<Record<CallName, readonly [statements: number, ms: number]>>;

const by = <One extends BenchPerson>(people: readonly One[], input: (person: One) => object): BenchQuestion[] =>
  people.map((person) => ({ token: person.token, input: input(person) }));

type At = { readonly url: string; readonly database: Database };
type Verdict = (met: boolean) => string;
const searched = (text: string) => (person: BenchPerson) => ({ text, enrollmentId: person.enrollmentId });

async function table(engine: string, at: At, verdict: Verdict) {
  const { count } = await at.database.one<{ count: number }>(
    sql`select count(*)::int as count from enrollments where role = 'student'`,
  );
  console.log(`\nThe day at a glance among ${count} students (${engine}); ms, p95, one after another\n`);
  console.log(tableLine('', 'statements', 'kB', 'ms', 'at most'));
  return async (what: string, name: keyof typeof BARS, asked: readonly BenchQuestion[]) => {
    const { statements, kilobytes, p95 } = await ask(name, asked, at);
    const [most, within] = BARS[name];
    const met = statements <= most && p95 <= within;
    console.log(tableLine(`${name}: ${what}`, statements, kilobytes.toFixed(1), p95.toFixed(0), within, verdict(met)));
  };
}

/**
 * Measures the pages that show the day at a glance in a world with many students, on both databases, and prints the
 * results.
 */
export async function reportGlance(at: At, verdict: Verdict): Promise<void> {
  const { managers, ofMany, instructors, students } = await findOnlookers(at.database);
  const ofClass = ({ courseId }: (typeof managers)[number]) => ({ courseId });
  const row = await table('PostgreSQL', at, verdict);
  await row(
    'ssm of 40 classes',
    'today',
    by(ofMany, () => ({})),
  );
  await row(
    'instructor of 40 classes',
    'today',
    by(instructors, () => ({})),
  );
  await row(
    '600 students, 25 classes',
    'cohorts',
    by(managers, () => ({})),
  );
  await row('beside three ended', 'cohortHealth', by(managers, ofClass));
  await row('24 students', 'cohortHealthNames', by(managers, ofClass));
  await row("'mar', 40 classes", 'commandMenu', by(ofMany, searched('mar')));
  await row('empty, 40 classes', 'commandMenu', by(ofMany, searched('')));
  await row("'lop', a student", 'commandMenu', by(students, searched('lop')));
  await row(
    'a student',
    'recordings',
    by(students, ({ enrollmentId }) => ({ enrollmentId })),
  );
  const { courses } = await at.database.one<{ courses: number }>(sql`select count(*)::int as courses from courses`);
  await reportEmbeddedMenu(courses, verdict);
}

/** The command menu on an embedded database that holds what can be found by name and nothing else. SUCC-074 */
async function reportEmbeddedMenu(courses: number, verdict: Verdict): Promise<void> {
  const database = await openEmbedded();
  await migrate(database);
  await database.transaction(plantContent);
  const passwordHash = await demoPasswordHash();
  await plantScaled(database, { courses, now: systemClock(), passwordHash, onProgress: () => {}, onlyNames: true });
  const app = await buildApp(testServices(database, systemClock), { limited: false });
  const at = { url: await app.listen({ port: 0, host: '127.0.0.1' }), database };
  const { ofMany, students } = await findOnlookers(database);
  const row = await table('embedded', at, verdict);
  await row("'mar', 40 classes", 'commandMenu', by(ofMany, searched('mar')));
  await row('empty, 40 classes', 'commandMenu', by(ofMany, searched('')));
  await row("'lop', a student", 'commandMenu', by(students, searched('lop')));
  await app.close();
  await database.close();
}
