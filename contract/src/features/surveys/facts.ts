import type { Day, DaySpan, Instant, Zone } from '#kernel/clock';

/** What decides which surveys a student is asked. */
export interface SurveyFacts {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly timeZone: Zone;
  readonly universityId: number;
  /** As programs name it. */
  readonly programType: string;
  readonly enterpriseCourse: boolean;
  readonly endSurveyEnabled: boolean;
  readonly midCourse: DaySpan | null;
  readonly endCourse: DaySpan | null;
  /** Since when the student belongs to the course. */
  readonly activatedAt: Instant;
  /** Forms that were given to the student. */
  readonly given: readonly string[];
  /** What the student has sent; week 0 where there is none. */
  readonly sent: readonly { readonly formName: string; readonly week: number }[];
}
