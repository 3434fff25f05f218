import * as calls from '@bcs/contract/features/survey-turnout/calls';
import { SURVEY_CLOSED } from '@bcs/contract/features/survey-turnout/failures';
import { TURNOUT_READERS } from '@bcs/contract/features/surveys/confidentiality';
import { openSurveys } from '@bcs/contract/features/survey-turnout/open-surveys';
import { notify } from '#features/notifications/notify';
import { findFacts } from '#features/surveys/queries';
import { DONE, defineHandler } from '#kernel/handler';
import { orRefuse } from '#kernel/refusal-error';
import { findTurnout, storeReminders } from './queries.ts';

export const surveyTurnout = defineHandler(calls.surveyTurnout, async (_input, { db, viewer, now }) => {
  const open = openSurveys(await findFacts(db, viewer), now);
  return { surveys: open.length === 0 ? [] : await findTurnout(db, viewer, open) };
});

export const remindOfSurvey = defineHandler(
  calls.remindOfSurvey,
  async ({ formName, week, studentEnrollmentIds }, { db, viewer, now, narrowAudience }) => {
    const open = openSurveys(await findFacts(db, viewer), now);
    const survey = orRefuse(
      open.find((each) => each.formName === formName && each.week === week),
      SURVEY_CLOSED,
    );
    const reminded = await storeReminders(db, viewer, survey, studentEnrollmentIds, now);
    // students learn of it by their notification
    narrowAudience({ enrollmentIds: [], staff: TURNOUT_READERS });
    const { title, closesAt } = survey;
    const facts = reminded.map((studentEnrollmentId) => ({ studentEnrollmentId, formName, week, title, closesAt }));
    await notify(db, 'SURVEY_REMINDER', facts, { course: viewer, now });
    return { ...DONE, remindedCount: reminded.length };
  },
);
