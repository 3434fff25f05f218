import type { DeletableKind } from '@bcs/contract/features/deleted-items/model';
import { refuseAssignment, refuseSession } from '@bcs/contract/features/deleted-items/unused';
import type { Failure } from '@bcs/contract/kernel/failure';
import type { Context } from '#kernel/context';
import { notifyOfDeletedAssignment, notifyOfDeletedSession, notifyOfRestoredSession } from './notify.ts';
import {
  deleteAssignment,
  lockAssignment,
  restoreAssignment,
  deleteSession,
  lockSession,
  restoreSession,
} from './queries-items.ts';
import { findAssignmentTraces, findSessionTraces } from './queries.ts';

/** An item that is locked until the transaction ends, so that nobody can add data to it. */
interface Held {
  readonly name: string;
  readonly version: number;
  /** Tells what prevents the deletion, if anything. */
  readonly refuse: () => Promise<Failure | null>;
  /**
   * @returns the id of the deletion
   */
  readonly remove: () => Promise<number>;
}

/** The steps to delete and restore one kind of item. */
interface Deletable {
  readonly hold: (context: Context, id: number) => Promise<Held | undefined>;
  readonly restore: (context: Context, deletionId: number, id: number) => Promise<void>;
}

const session: Deletable = {
  hold: async ({ db, viewer, now }, id) => {
    const stored = await lockSession(db, viewer, id);
    if (!stored) return undefined;
    return {
      ...stored,
      refuse: async () => refuseSession(await findSessionTraces(db, viewer, id)),
      remove: async () => {
        await notifyOfDeletedSession(db, stored, { course: viewer, now });
        return deleteSession(db, viewer, id, now);
      },
    };
  },
  restore: async ({ db, viewer, now }, deletionId, id) => {
    await restoreSession(db, viewer, deletionId, now);
    const stored = await lockSession(db, viewer, id);
    if (stored) await notifyOfRestoredSession(db, stored, { course: viewer, now });
  },
};

const assignment: Deletable = {
  hold: async ({ db, viewer, now }, id) => {
    const stored = await lockAssignment(db, viewer, id);
    if (!stored) return undefined;
    return {
      ...stored,
      refuse: async () => refuseAssignment(await findAssignmentTraces(db, viewer, id)),
      remove: async () => {
        await notifyOfDeletedAssignment(db, { ...stored, id }, { course: viewer, now });
        return deleteAssignment(db, viewer, id, now);
      },
    };
  },
  restore: ({ db, viewer }, deletionId) => restoreAssignment(db, viewer, deletionId),
};

/** Specified by ADM-071. */
export const DELETABLE_KINDS: Readonly<Record<DeletableKind, Deletable>> = { session, assignment };
