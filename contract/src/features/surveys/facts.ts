import type { Day, DaySpan, Instant, Zone } from '#kernel/clock';

/** The facts that decide which surveys a student is asked. */
export interface SurveyFacts {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly timeZone: Zone;
  readonly universityId: number;
  /** The type of the program, spelled as in programs. */
  readonly programType: string;
  readonly enterpriseCourse: boolean;
  readonly endSurveyEnabled: boolean;
  readonly midCourse: DaySpan | null;
  readonly endCourse: DaySpan | null;
  /** Since when the student belongs to the course. */
  readonly activatedAt: Instant;
  /** Forms that were given to the student. */
  readonly given: readonly string[];
  /** The surveys that the student has sent; week 0 where there is none. */
  readonly sent: readonly { readonly formName: string; readonly week: number }[];
}
