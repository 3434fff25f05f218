import { always } from './links.ts';
import type { NotificationRecord, OfStudent } from './record.ts';

export interface OfSurvey extends OfStudent {
  readonly formName: string;
  /** 0 where it is not weekly. */
  readonly week: number;
  readonly title: string;
}

/** A student is asked once to answer a survey; the dashboard leads to what is pending. Annex G1 */
const SURVEY_REMINDER: NotificationRecord<OfSurvey> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['title'],
  content: ({ title }) => ({ message: `${title}: please take a few minutes to answer it.` }),
  target: { student: always('/') },
  once: ({ formName, week }) => `survey-${formName}-${week}`,
  undone: null,
};

/** The notifications about surveys. */
export const SURVEY_TYPES = { SURVEY_REMINDER };
