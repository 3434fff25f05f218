import * as calls from '@bcs/contract/features/instructor-api/calls';
import { defineHandler } from '#kernel/handler';
import { findSessionAttendance } from './queries.ts';

export const attendance = defineHandler(calls.attendance, {
  run: async (_input, { db, viewer }) => ({ sessions: await findSessionAttendance(db, viewer) }),
});
