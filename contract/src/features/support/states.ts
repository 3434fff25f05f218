import type { CaseState } from './model.ts';

/** The states of a case by whose turn it is: open waits for staff, waiting for the person who asked. */
export const CASE_STATE_LIST: readonly CaseState[] = ['open', 'waiting', 'closed'];
