import type { Calendar } from '../calendar.ts';
import { ENROLLMENTS, IDS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';

/** The follow-ups by week, author, day and text. The last one is still new. */
const WRITTEN: readonly (readonly [week: number, enrollmentId: number, day: number, body: string])[] = [
  [5, ENROLLMENTS.ssm, -33, 'You asked for office hours on Saturday: they are at 10 AM from this week on.'],
  [
    6,
    ENROLLMENTS.instructor,
    -26,
    'Too fast, you said. Each class begins with a recap from now on, and the challenge of this week is due a week later.',
  ],
  [
    9,
    ENROLLMENTS.ssm,
    -5,
    'Those online could not hear questions from the room. Every question is repeated from now on, and the room has a second microphone.',
  ],
];

/** Plants the follow-ups in which staff responded to the feedback of the class. */
export const followUps = (calendar: Calendar): SeedRow[] =>
  WRITTEN.map(([week, enrollment_id, day, body]) => ({
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    week,
    body,
    enrollment_id,
    saved_at: calendar.at(day, '11:00'),
  }));
