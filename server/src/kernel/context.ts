import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { TellEvent } from './trace.ts';

/** The part of a call that the functions of its handler need: the database, the caller, and the time. */
export type Context<Who = ClassAdministrator> = Readonly<{ db: Db; viewer: Who; now: Instant }>;

/** The context of a write that is recorded in the history. */
export interface AuditContext<Who = ClassAdministrator> extends Context<Who> {
  readonly tell: TellEvent;
}
