import type { Instant } from '#kernel/clock';
import { always } from './links.ts';
import type { NotificationRecord, OfStudent } from './record.ts';

export interface OfSurvey extends OfStudent {
  readonly formName: string;
  /** 0 where it is not weekly. */
  readonly week: number;
  readonly title: string;
  /** The end of the survey, after which the reminder is told no more. */
  readonly closesAt: Instant;
}

const nameOf = ({ formName, week }: Pick<OfSurvey, 'formName' | 'week'>) => `survey-${formName}-${week}`;

/** A student is asked once to answer a survey, until they do or it closes; the dashboard leads to what is pending. Annex G1 */
const SURVEY_REMINDER: NotificationRecord<OfSurvey, Pick<OfSurvey, 'formName' | 'week' | 'studentEnrollmentId'>> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['title', 'closesAt'],
  content: ({ title }) => ({ message: `${title}: please take a few minutes to answer it.` }),
  target: { student: always('/') },
  once: nameOf,
  undone: { cause: nameOf, content: null },
};

/** The notifications about surveys. */
export const SURVEY_TYPES = { SURVEY_REMINDER };
