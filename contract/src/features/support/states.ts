import type { CaseState } from './model.ts';

/** The states of a case: open means that staff have to act, waiting that the person who asked has to. */
export const CASE_STATE_LIST: readonly CaseState[] = ['open', 'waiting', 'closed'];
