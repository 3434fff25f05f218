import * as calls from '@bcs/contract/features/classes/calls-preview';
import { defineHandler } from '#kernel/handler';
import { getClass } from './queries-class.ts';

export const previewAsRole = defineHandler(calls.previewAsRole, {
  run: async ({ role }, { db, viewer, now, note }) => {
    note({ role, class: viewer.courseId });
    const { code, name } = await getClass(db, viewer, now);
    return { universityId: viewer.universityId, code, name };
  },
});
