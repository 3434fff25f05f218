import type { z } from 'zod';
import type { Noun } from './noun.ts';
import { COURSES } from './noun-courses.ts';
import { ENROLLMENTS } from './noun-enrollments.ts';
import { PEOPLE } from './noun-people.ts';
import { ASSIGNMENTS, SESSIONS } from './noun-plans.ts';

/** The nouns that files may bring, in the order in which a new installation imports them. */
export const NOUNS = {
  people: PEOPLE,
  courses: COURSES,
  sessions: SESSIONS,
  assignments: ASSIGNMENTS,
  enrollments: ENROLLMENTS,
} as const satisfies Readonly<Record<string, Noun>>;
export type NounName = keyof typeof NOUNS;

export const nounOf = (name: NounName): Noun => NOUNS[name];

/** Describes the cells of a column. A default and a nullable wrap the cell that has the description. */
export function meaningOf(schema: z.ZodType): string {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return schema.description ?? (inner ? meaningOf(inner) : '');
}
