import * as calls from '@bcs/contract/features/surveys/calls';
import { rolesThatHear } from '@bcs/contract/features/surveys/confidentiality';
import { CURRICULUM } from '@bcs/contract/features/surveys/curriculum';
import { SURVEY } from '@bcs/contract/features/surveys/failures';
import { visibleSteps } from '@bcs/contract/features/surveys/judge';
import { pendingSurvey as pendingOf, judgeAvailability } from '@bcs/contract/features/surveys/pending';
import { defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findSent, findFacts, findOwnFacts, findFormFor, findSurveyTaker } from './queries.ts';
import { countAnswers } from './queries-submit.ts';
import { submit } from './submit.ts';

export const csSurveyStatus = defineHandler(calls.csSurveyStatus, async (_input, { db, viewer }) => {
  const sent = await findSent(
    db,
    viewer,
    CURRICULUM.map(({ surveyName }) => surveyName),
  );
  return { surveys: CURRICULUM.map((survey) => ({ ...survey, submitted: sent.has(survey.surveyName) })) };
});

export const pendingSurvey = defineHandler(calls.pendingSurvey, async (_input, { db, viewer, now }) =>
  pendingOf(await findFacts(db, viewer), now),
);

export const loadForm = defineHandler(calls.loadForm, {
  facts: ({ formName }, { db, viewer }) => findFormFor(db, viewer.accountId, formName),
  run: async ({ formName, enrollmentId, week }, { db, viewer, now }, { form }) => {
    if (!form) throw new RefusalError(SURVEY.UNKNOWN);
    const facts =
      enrollmentId === undefined ? null : orNotFound(await findOwnFacts(db, viewer.accountId, enrollmentId));
    const shown = new Set((facts ? visibleSteps(form, facts, {}) : form.steps).map(({ id }) => id));
    const { version, steps, ...head } = form;
    return {
      form: { ...head, formExecutionId: version },
      steps: steps.map((step) => ({ ...step, visible: shown.has(step.id), answer: { value: null }, error: null })),
      standing: facts ? judgeAvailability(facts, formName, week ?? null, now) : ('open' as const),
    };
  },
});

export const submitForm = defineHandler(
  calls.submitForm,
  async ({ enrollmentId: _own, ...sent }, { db, viewer, now, narrowAudience }) => {
    const outcome = await submit(db, viewer, sent, now);
    const count = outcome.success ? await countAnswers(db, viewer, sent.formName, sent.extra.week ?? null) : null;
    narrowAudience({
      enrollmentIds: [viewer.enrollmentId],
      staff: count === null ? [] : rolesThatHear(sent.formName, count),
    });
    return outcome;
  },
);

export const placeSearch = defineHandler(calls.placeSearch, {
  facts: async (_input, { db, viewer }) => findSurveyTaker(db, viewer.accountId),
  run: async ({ query }, { services }, { zone }) => {
    const { places, source } = await services.places.cities(query, zone);
    return { places: [...places], source };
  },
});
