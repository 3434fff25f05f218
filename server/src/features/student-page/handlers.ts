import { gradebookContent } from '@bcs/contract/features/grading/rights';
import * as calls from '@bcs/contract/features/student-page/calls';
import { defineHandler } from '#kernel/handler';
import { toStudentRows } from './list.ts';
import { toStudentProfile } from './queries-profile.ts';
import { findProfile } from './queries.ts';
import { findList } from './queries-list.ts';

export const studentProfiles = defineHandler(calls.studentProfiles, {
  run: async (_input, { db, viewer, now }) => {
    const parts = await findList(db, viewer, gradebookContent(viewer.role) ?? 'academic', now);
    return { students: toStudentRows(parts, viewer, now) };
  },
});

export const studentProfile = defineHandler(calls.studentProfile, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) =>
    toStudentProfile(await findProfile(db, viewer, enrollmentId, now), viewer, now),
});
