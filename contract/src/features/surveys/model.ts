import { z } from 'zod';

/** One survey of the career curriculum, and whether the student has sent it. D-145 */
export const CurriculumSurvey = z.object({ surveyName: z.string(), title: z.string(), submitted: z.boolean() });
export type CurriculumSurvey = z.infer<typeof CurriculumSurvey>;
