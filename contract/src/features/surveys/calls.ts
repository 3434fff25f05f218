import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { seeCurriculum } from './abilities.ts';
import { CurriculumSurvey } from './model.ts';

export const csSurveyStatus = call({
  at: 'POST /broker/csSurveyStatus',
  kind: 'read',
  shows: ['surveys'],
  summary: 'The surveys of the career curriculum, and which of them the student has sent',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ surveys: z.array(CurriculumSurvey) }),
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: seeCurriculum,
  fails: [],
});
