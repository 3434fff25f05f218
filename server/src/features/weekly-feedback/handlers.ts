import * as calls from '@bcs/contract/features/weekly-feedback/calls';
import { FOLLOW_UP } from '@bcs/contract/features/weekly-feedback/failures';
import { refuseFollowUp, shownOrNull } from '@bcs/contract/features/weekly-feedback/follow-up';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, orRefuse, throwIf } from '#kernel/refusal-error';
import { findLatest, findRun, storeFollowUp } from './queries-follow-up.ts';
import { findReport } from './queries-report.ts';
import { seesNames } from './report.ts';

export const weeklyFeedbackReport = defineHandler(
  calls.weeklyFeedbackReport,
  async ({ enrollmentId, week }, { db, viewer, now }) => {
    orNotFound(enrollmentId === viewer.enrollmentId ? enrollmentId : undefined);
    const named = seesNames(viewer) ? week : 'nobody';
    const { averages, details, comments, followUps } = await findReport(db, viewer, named, now);
    return { AverageData: averages, DetailedData: details, Comments: comments, FollowUps: followUps };
  },
);

export const saveFollowUp = defineHandler(calls.saveFollowUp, async ({ week, text, version }, { db, viewer, now }) => {
  throwIf(refuseFollowUp(await findRun(db, viewer), week, viewer.timeZone, now));
  const followUp = orRefuse(
    await storeFollowUp(db, viewer, { week, text: text.trim(), version }, now),
    FOLLOW_UP.CHANGED,
  );
  return { ...DONE, followUp };
});

export const latestFollowUp = defineHandler(calls.latestFollowUp, async (_input, { db, viewer, now }) => {
  const { followUp } = await findLatest(db, viewer);
  return { followUp: shownOrNull(followUp, viewer.timeZone, now) };
});
