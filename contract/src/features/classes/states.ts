import { DAY, plus, type Day, type Instant } from '#kernel/clock';
import type { ClassState, MissingPart } from './model.ts';

/**
 * The moments from which the state of a class is derived; the database does so in the generated column `state`. D-187
 */
export interface ClassMoments {
  readonly publishedAt: Instant | null;
  readonly concludedAt: Instant | null;
  readonly archivedAt: Instant | null;
  readonly deletedAt: Instant | null;
}

/**
 * Derives the state of a class. Archiving keeps the other moments, so a restored class returns to its former state.
 * ADM-068, ADM-071
 */
export function classState({ publishedAt, concludedAt, archivedAt, deletedAt }: ClassMoments): ClassState {
  if (deletedAt !== null) return 'deleted';
  if (archivedAt !== null) return 'archived';
  if (concludedAt !== null) return 'concluded';
  return publishedAt === null ? 'draft' : 'published';
}

export const CLASS_STATES = ['draft', 'published', 'concluded', 'archived', 'deleted'] as const;
export const CLASS_STATE_NAMES: Readonly<Record<ClassState, string>> = {
  draft: 'Draft',
  published: 'Published',
  concluded: 'Concluded',
  archived: 'Archived',
  deleted: 'Deleted',
};

/** The phase of a class on a given day; a published class is upcoming, running or over. */
export type ClassPhase = Exclude<ClassState, 'published'> | 'upcoming' | 'running' | 'over';
export const PHASE_NAMES: Readonly<Record<ClassPhase, string>> = {
  draft: 'Draft',
  upcoming: 'Not begun',
  running: 'Running',
  over: 'Over',
  concluded: 'Concluded',
  archived: 'Archived',
  deleted: 'Deleted',
};

/** The phase of a class on a day of its time zone. D-284 */
export function classPhase(
  { state, startDate, endDate }: { readonly state: ClassState; readonly startDate: Day; readonly endDate: Day },
  today: Day,
): ClassPhase {
  if (state !== 'published') return state;
  if (today < startDate) return 'upcoming';
  return today <= endDate ? 'running' : 'over';
}

/** The time during which a deleted class can be restored. ADM-071 */
export const KEPT_FOR = 30 * DAY;
export const canBeRestored = ({ deletedAt }: Pick<ClassMoments, 'deletedAt'>, now: Instant): boolean =>
  deletedAt === null || plus(deletedAt, KEPT_FOR) > now;

/** The counts that tell whether a class has all it needs. */
export interface ClassContent {
  readonly instructors: number;
  readonly students: number;
  readonly sessions: number;
  readonly assignments: number;
}

/** Finds the missing parts of a class. They are shown before publishing, but do not prevent it. ADM-069 */
export const findMissingParts = ({ instructors, students, sessions, assignments }: ClassContent): MissingPart[] => [
  ...(instructors === 0 ? (['instructor'] as const) : []),
  ...(students === 0 ? (['student'] as const) : []),
  ...(sessions === 0 ? (['session'] as const) : []),
  ...(assignments === 0 ? (['due date'] as const) : []),
];
