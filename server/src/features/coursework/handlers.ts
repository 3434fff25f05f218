import * as calls from '@bcs/contract/features/coursework/calls';
import { ASSIGNMENT_ARCHIVED } from '@bcs/contract/features/coursework/failures';
import { refuseExtension } from '@bcs/contract/features/coursework/due-date';
import { throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { composeLists } from './lists.ts';
import { notifyDueDateChanged } from './notify.ts';
import { findAssignment, findCoursework, lockExtension, setBufferDays } from './queries.ts';
import { toAssignment } from './queries-assignment.ts';

export const coursework = defineHandler(calls.coursework, {
  run: async (_input, { db, viewer, now }) => {
    const { items, courseStudentsCount } = await findCoursework(db, viewer, now);
    return { ...composeLists(items, viewer, now), courseStudentsCount };
  },
});

export const extendAssignment = defineHandler(calls.extendAssignment, {
  run: async ({ assignmentId, bufferDays }, { db, viewer, now }) => {
    throwIf(refuseExtension(bufferDays));
    const before = await lockExtension(db, viewer, assignmentId);
    throwIf(before.isArchived ? ASSIGNMENT_ARCHIVED : null);
    const changed = before.bufferDays !== bufferDays;
    if (changed) await setBufferDays(db, viewer, assignmentId, bufferDays, now);
    const assignment = toAssignment(await findAssignment(db, viewer, assignmentId), viewer.timeZone);
    if (changed) await notifyDueDateChanged(db, viewer, assignment, now);
    return { ...DONE, assignment };
  },
});
