import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Tell } from './trace.ts';

/** The part of a call that the functions of its handler need: where it is stored, who calls, and when. */
export type Context<Who = ClassAdministrator> = Readonly<{ db: Db; viewer: Who; now: Instant }>;

/** The context of a write that goes into the history. */
export interface AuditContext<Who = ClassAdministrator> extends Context<Who> {
  readonly tell: Tell;
}
