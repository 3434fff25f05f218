import type { z } from 'zod';
import type { Noun } from './noun.ts';
import { COURSES } from './noun-courses.ts';
import { ENROLLMENTS } from './noun-enrollments.ts';
import { PEOPLE } from './noun-people.ts';
import { ASSIGNMENTS, SESSIONS } from './noun-plans.ts';

/** The kinds of records that can be imported, in the order that a new installation needs. */
export const NOUNS = {
  people: PEOPLE,
  courses: COURSES,
  sessions: SESSIONS,
  assignments: ASSIGNMENTS,
  enrollments: ENROLLMENTS,
} as const satisfies Readonly<Record<string, Noun>>;
export type NounName = keyof typeof NOUNS;

export const nounOf = (name: NounName): Noun => NOUNS[name];

/** Describes the cells of a column; the description may be wrapped in a default and a nullable. */
export function columnMeaning(schema: z.ZodType): string {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return schema.description ?? (inner ? columnMeaning(inner) : '');
}
