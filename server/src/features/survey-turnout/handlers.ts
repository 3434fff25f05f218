import * as calls from '@bcs/contract/features/survey-turnout/calls';
import { SURVEY_CLOSED } from '@bcs/contract/features/survey-turnout/failures';
import { TURNOUT_READERS } from '@bcs/contract/features/surveys/confidentiality';
import { openSurveys, type OpenSurvey } from '@bcs/contract/features/survey-turnout/open-surveys';
import { kindOfForm } from '@bcs/contract/features/surveys/names';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { findFacts } from '#features/surveys/queries-facts';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { findReadBefore, findTurnout, storeReminders } from './queries.ts';

/** The open surveys of which the viewer may know who has not answered. */
async function openTo(db: Db, viewer: Viewer, now: Instant): Promise<OpenSurvey[]> {
  const open = openSurveys(await findFacts(db, viewer), now);
  const read = await findReadBefore(db, viewer);
  return open.filter(({ formName }) => read.every((survey) => survey !== kindOfForm(formName)));
}

export const surveyTurnout = defineHandler(calls.surveyTurnout, {
  run: async (_input, { db, viewer, now }) => {
    const open = await openTo(db, viewer, now);
    return { surveys: open.length === 0 ? [] : await findTurnout(db, viewer, open) };
  },
});

export const remindOfSurvey = defineHandler(calls.remindOfSurvey, {
  run: async ({ formName, week, studentEnrollmentIds }, { db, viewer, now, narrowAudience }) => {
    const open = await openTo(db, viewer, now);
    const survey = open.find((each) => each.formName === formName && each.week === week);
    if (!survey) throw new RefusalError(SURVEY_CLOSED);
    const reminded = await storeReminders(db, viewer, survey, studentEnrollmentIds, now);
    // the students learn of it by their notification
    narrowAudience({ enrollmentIds: [], staff: TURNOUT_READERS });
    const facts = reminded.map((studentEnrollmentId) => ({ studentEnrollmentId, formName, week, title: survey.title }));
    await notify(db, 'SURVEY_REMINDER', facts, { course: viewer, now });
    return { ...DONE, remindedCount: reminded.length };
  },
});
