import * as calls from '@bcs/contract/features/instructor-api/calls';
import * as graph from '@bcs/contract/features/instructor-api/calls-graphql';
import { getEnrollment } from '#features/enrollments/queries';
import { findReport } from '#features/weekly-feedback/queries-report';
import { defineHandler } from '#kernel/handler';
import { findSessionAttendance } from './queries.ts';

export const attendance = defineHandler(calls.attendance, async (_input, { db, viewer }) => ({
  sessions: await findSessionAttendance(db, viewer),
}));

/** Returns only the averages, whatever the caller's role. D-172 */
export const weeklyFeedback = defineHandler(calls.weeklyFeedback, async (_input, { db, viewer, now }) => {
  const { averages } = await findReport(db, viewer, 'nobody', now);
  return { AverageData: averages };
});

export const course = defineHandler(graph.course, async (_input, { db, viewer }) => ({
  course: (await getEnrollment(db, viewer)).course,
}));
