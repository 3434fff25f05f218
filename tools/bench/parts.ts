import { openPostgres } from '@bcs/server/database/postgres';
import type { PostgresServer } from '@bcs/server/testing/postgres-server';
import type { Database } from '@bcs/server/database/db';
import { reportAdministration } from './administration-report.ts';
import { reportBeginning } from './beginning-report.ts';
import { reportFeedback } from './feedback-report.ts';
import { reportGlance } from './glance-report.ts';
import { reportLogins } from './logins-report.ts';
import { makeWorld } from './world.ts';
import { ask } from './ask.ts';
import { openLargeClass } from './gradebook.ts';
import { visitGradebook } from './gradebook-page.ts';
import { tableLine } from './report.ts';

/** The limits: milliseconds, and statements of one request. */
const BARS = { firstRows: 1000, edit: 150, longestTask: 50, neighbours: 200, statements: 6 };

/** Measures the gradebook of 200 students by 150 items, on the server and in a browser, and prints it. */
async function reportGradebook(
  at: { readonly url: string; readonly database: Database },
  verdict: (met: boolean) => string,
): Promise<void> {
  const large = await openLargeClass(at.database);
  const { courseId, assignmentId, studentId, token } = large;
  console.log('\nA gradebook of 200 students by 150 items with 5,000 submissions that wait; ms, p95\n');
  console.log(tableLine('', 'statements', 'kB', 'ms', 'at most'));
  const sheet = await ask('gradebookSheet', [{ token, input: { courseId } }], at);
  const neighbours = await ask('ungradedNeighbours', [{ token, input: { assignmentId, studentId } }], at);
  const row = (name: string, ms: number, most: number, more: readonly string[] = ['', ''], met = ms <= most) =>
    console.log(tableLine(name, ...more, ms.toFixed(0), most, verdict(met)));
  const details = ({ statements, kilobytes }: typeof sheet) => [String(statements), kilobytes.toFixed(1)];
  const few = sheet.statements <= BARS.statements;
  row('the call of the sheet', sheet.p95, BARS.firstRows, details(sheet), few && sheet.p95 <= BARS.firstRows);
  row('the next and the previous that wait', neighbours.p95, BARS.neighbours, details(neighbours));
  const seen = await visitGradebook(at.url, large);
  row('in the browser: the first rows', seen.firstRows, BARS.firstRows);
  row('in the browser: an edit shows', seen.edit, BARS.edit);
  row('in the browser: the longest task scrolling', seen.longestTask, BARS.longestTask);
}

/** The parts that can be measured alone. */
export const BENCH_PARTS = {
  gradebook: reportGradebook,
  feedback: reportFeedback,
  beginning: reportBeginning,
  logins: reportLogins,
  glance: reportGlance,
  administration: reportAdministration,
};
export type BenchPart = keyof typeof BENCH_PARTS;
export const ALL_PARTS = [
  'gradebook',
  'feedback',
  'beginning',
  'logins',
  'glance',
  'administration',
] as const satisfies readonly BenchPart[];
/** Tells whether a part needs many people. */
export const needsLargeWorld = (part: BenchPart): boolean => part === 'glance' || part === 'administration';

/** The number of courses that have 100,000 students. */
const MANY_COURSES = 4200;

/**
 * The world of one that is measured alone: a small one, into which it plants a class of its own, or a large one.
 * @param given of the command: how many courses, or the address of a large world that is there already
 */
export async function worldForPart(
  part: BenchPart,
  server: PostgresServer,
  { scale, on }: { readonly scale?: string | undefined; readonly on?: string | undefined },
): ReturnType<typeof makeWorld> {
  if (!needsLargeWorld(part)) return makeWorld(server, 1);
  if (on) return { url: on, database: await openPostgres(on, { poolSize: 1 }) };
  return makeWorld(server, Number(scale ?? MANY_COURSES));
}
