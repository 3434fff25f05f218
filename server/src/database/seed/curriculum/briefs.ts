import type { Brief } from './brief.ts';
import { FIRST_BRIEFS } from './briefs-first.ts';
import { SECOND_BRIEFS } from './briefs-second.ts';

/** The 30 academic assignments; number 1 comes first. */
export const BRIEFS: readonly Brief[] = [...FIRST_BRIEFS, ...SECOND_BRIEFS];
