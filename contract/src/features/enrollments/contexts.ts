/** The two kinds of content in a course. SESS-047, PICK-031, D-055 */
export const CONTEXTS = [
  { id: 1, contextCode: 'academic' },
  { id: 2, contextCode: 'career' },
] as const;
export type ContextCode = (typeof CONTEXTS)[number]['contextCode'];

/** The names of the contexts in the interface. */
export const CONTEXT_NAMES = { academic: 'Academic', career: 'Career' } as const satisfies Record<ContextCode, string>;

export const ACADEMIC = 1;
export const CAREER = 2;

/** Anything that belongs to a context: a session, an assignment, an announcement. */
export interface InContext {
  readonly contextId: number;
}

export const isCareer = ({ contextId }: InContext): boolean => contextId === CAREER;
export const isAcademic = ({ contextId }: InContext): boolean => contextId === ACADEMIC;
