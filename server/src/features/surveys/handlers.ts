import * as calls from '@bcs/contract/features/surveys/calls';
import { CURRICULUM } from '@bcs/contract/features/surveys/curriculum';
import { defineHandler } from '#kernel/handler';
import { findSent } from './queries.ts';

export const csSurveyStatus = defineHandler(calls.csSurveyStatus, {
  run: async (_input, { db, viewer }) => {
    const sent = await findSent(
      db,
      viewer,
      CURRICULUM.map(({ surveyName }) => surveyName),
    );
    return { surveys: CURRICULUM.map((survey) => ({ ...survey, submitted: sent.has(survey.surveyName) })) };
  },
});
