import * as calls from '@bcs/contract/features/dashboard/calls';
import { npsWindowOpen } from '@bcs/contract/features/nps/window';
import { summarizeToday } from '@bcs/contract/features/today/summary';
import { isStudent } from '@bcs/contract/kernel/roles';
import { getToday } from '#features/today/queries-today';
import { DONE, defineHandler } from '#kernel/handler';
import { composeDashboard } from './compose.ts';
import { findNps, setEndSurveyEnabled, findDashboard } from './queries.ts';

export const dashboard = defineHandler(calls.dashboard, async (_input, { db, viewer, now, services }) => {
  const [row, today] = await Promise.all([
    findDashboard(db, viewer, now),
    isStudent(viewer.role) ? null : getToday(db, viewer, services, now),
  ]);
  return composeDashboard(row, today && summarizeToday(today, viewer.enrollmentId, now), viewer, now);
});

export const survey = defineHandler(calls.survey, async (_input, { db, viewer, now }) => {
  const nps = await findNps(db, viewer);
  return { ...nps, windowOpen: npsWindowOpen(nps, viewer.timeZone, now) };
});

export const enableNpsEndSurvey = defineHandler(calls.enableNpsEndSurvey, {
  facts: (_input, { db, viewer }) => findNps(db, viewer),
  run: async ({ value }, { db, viewer }) => {
    await setEndSurveyEnabled(db, viewer, value);
    return { ...DONE, endSurveyEnabled: value };
  },
});
