import { openPostgres } from '@bcs/server/database/postgres';
import type { PostgresServer } from '@bcs/server/testing/postgres-server';
import { reportAdministration } from './administration-report.ts';
import { reportBeginning } from './beginning-report.ts';
import { reportFeedback } from './feedback-report.ts';
import { reportGlance } from './glance-report.ts';
import { reportGradebook } from './gradebook-report.ts';
import { reportLogins } from './logins-report.ts';
import { makeWorld } from './world.ts';

/** The parts that are measured by themselves. */
export const PARTS = {
  gradebook: reportGradebook,
  feedback: reportFeedback,
  beginning: reportBeginning,
  logins: reportLogins,
  glance: reportGlance,
  administration: reportAdministration,
};
export type BenchPart = keyof typeof PARTS;
export const ALL_PARTS = [
  'gradebook',
  'feedback',
  'beginning',
  'logins',
  'glance',
  'administration',
] as const satisfies readonly BenchPart[];
/** Which of them need many people. */
export const isLarge = (part: BenchPart): boolean => part === 'glance' || part === 'administration';

/** The number of courses that have 100,000 students. */
const MANY_COURSES = 4200;

/**
 * The world of one that is measured alone: a small one, into which it plants a class of its own, or a large one.
 * @param given of the command: how many courses, or the address of a large world that is there already
 */
export async function worldOf(
  part: BenchPart,
  server: PostgresServer,
  { scale, on }: { readonly scale?: string | undefined; readonly on?: string | undefined },
): ReturnType<typeof makeWorld> {
  if (!isLarge(part)) return makeWorld(server, 1);
  if (on) return { url: on, database: await openPostgres(on, { poolSize: 1 }) };
  return makeWorld(server, Number(scale ?? MANY_COURSES));
}
