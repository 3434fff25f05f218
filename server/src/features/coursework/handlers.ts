import * as calls from '@bcs/contract/features/coursework/calls';
import { refuseExtension } from '@bcs/contract/features/coursework/due-date';
import { stopAt } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { dueDateChanged } from './due-date-changed.ts';
import { listsOf } from './lists.ts';
import { findAssignment, findCoursework, lockBufferDays, setBufferDays } from './queries.ts';
import { assignmentOf } from './queries-assignment.ts';

export const coursework = serve(calls.coursework, {
  run: async (_input, { db, viewer, now }) => {
    const { items, courseStudentsCount } = await findCoursework(db, viewer);
    return { ...listsOf(items, viewer, now), courseStudentsCount };
  },
});

export const extendAssignment = serve(calls.extendAssignment, {
  run: async ({ assignmentId, bufferDays }, { db, viewer, now }) => {
    stopAt(refuseExtension(bufferDays));
    const before = await lockBufferDays(db, viewer, assignmentId);
    const changed = before.bufferDays !== bufferDays;
    if (changed) await setBufferDays(db, viewer, assignmentId, bufferDays, now);
    const assignment = assignmentOf(await findAssignment(db, viewer, assignmentId), viewer.timeZone);
    if (changed) await dueDateChanged(db, viewer, assignment, now);
    return { ...DONE, assignment };
  },
});
