import type { Day, DaySpan, Instant, Zone } from '#kernel/clock';

/** The facts that decide which surveys a student is asked. */
export interface SurveyFacts {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly timeZone: Zone;
  readonly universityId: number;
  /** The program type, spelled as in programs. */
  readonly programType: string;
  readonly enterpriseCourse: boolean;
  readonly endSurveyEnabled: boolean;
  readonly midCourse: DaySpan | null;
  readonly endCourse: DaySpan | null;
  /** The time since when the student has belonged to the course. */
  readonly activatedAt: Instant;
  /** The forms that were assigned to the student. */
  readonly given: readonly string[];
  /** The surveys that the student has submitted; week 0 if they are not weekly. */
  readonly sent: readonly { readonly formName: string; readonly week: number }[];
}
