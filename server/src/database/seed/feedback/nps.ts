import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Calendar, Calendars } from '../calendar.ts';
import { cohortPlanOf, seededStudentsOf, type SeededEnrollment } from '../enrollments.ts';
import { IDS } from '../ids.ts';
import type { CohortPlan } from '../plans.ts';
import { createRandom, type Random } from '../random.ts';
import { endCourseDays, midCourseDays } from '../survey-schedules.ts';
import { END_REASONS, HALFWAY_REASONS } from './nps-reasons.ts';

const DAY = 24 * HOUR;
const MID_COURSE_PT = 4;
const END_COURSE_PT = 10;

/** The answers of one person. */
type NpsAnswer = Readonly<{ seat: SeededEnrollment; formId: number; at: Instant; answers: readonly (string | null)[] }>;
type Group = keyof typeof HALFWAY_REASONS;
const GROUPS: readonly Group[] = ['promoters', 'neutrals', 'detractors'];
/** The number of people in each NPS group of a class; scores go up and down between classes. */
type Split = Readonly<Record<Group, number>>;

const [COHORT_10, COHORT_9] = IDS.earlierCourses;
const HALFWAY_SPLITS: readonly (readonly [courseId: number, Split])[] = [
  [COHORT_9, { promoters: 3, neutrals: 2, detractors: 2 }],
  [COHORT_10, { promoters: 4, neutrals: 3, detractors: 1 }],
  [IDS.pastCourse, { promoters: 3, neutrals: 3, detractors: 1 }],
  [IDS.activeCourse, { promoters: 11, neutrals: 6, detractors: 3 }],
];
const END_SPLITS: typeof HALFWAY_SPLITS = [
  [COHORT_9, { promoters: 3, neutrals: 2, detractors: 2 }],
  [COHORT_10, { promoters: 5, neutrals: 2, detractors: 1 }],
  [IDS.pastCourse, { promoters: 5, neutrals: 1, detractors: 1 }],
];
/** The number of rating questions that follow the reason. Annex G4 */
const RATINGS = 10;
/** The typical rating of each group. */
const SATISFIED: Readonly<Record<Group, number>> = { promoters: 4.6, neutrals: 3.8, detractors: 2.8 };
const ON_TRACK: Readonly<Record<Group, string>> = { promoters: 'Yes', neutrals: 'Not sure', detractors: 'No' };

/** Builds the answers to the mid-course and end-course surveys, with different words for each person. */
export function npsAnswers(calendars: Calendars): NpsAnswer[] {
  const calendar = calendars('northfield');
  return [
    ...HALFWAY_SPLITS.flatMap(([courseId, split], index) =>
      ofClass(courseId, split, {
        said: HALFWAY_REASONS,
        formId: MID_COURSE_PT,
        from: index * 3,
        days: midCourseDays,
        calendar,
      }),
    ),
    ...END_SPLITS.flatMap(([courseId, split], index) =>
      ofClass(courseId, split, {
        said: END_REASONS,
        formId: END_COURSE_PT,
        from: index * 2,
        days: endCourseDays,
        calendar,
      }),
    ),
  ];
}

interface Survey {
  readonly said: typeof HALFWAY_REASONS;
  readonly formId: number;
  /** The first sentence used, so that classes differ. */
  readonly from: number;
  readonly days: typeof midCourseDays;
  readonly calendar: Calendar;
}

function ofClass(courseId: number, split: Split, { said, formId, from, days, calendar }: Survey): NpsAnswer[] {
  const plan = cohortPlanOf(courseId);
  const random = createRandom(`nps ${courseId} ${formId}`);
  const window = days(plan);
  const all = GROUPS.flatMap((group) =>
    Array.from({ length: split[group] }, (_, place) => ({
      group,
      said: said[group][(from + place) % said[group].length] ?? [8, ''],
    })),
  );
  // promoters do not answer first
  const mixed = all.map((one) => ({ ...one, key: random.next() })).toSorted((a, b) => a.key - b.key);
  return answering(plan, mixed.length).flatMap((seat, place) => {
    const one = mixed[place];
    if (!one) return [];
    const {
      group,
      said: [score, reason],
    } = one;
    const opened = calendar.at(window.from, '09:00');
    const length = (window.to - window.from) * DAY;
    return [
      {
        seat,
        formId,
        at: calendar.past(plus(opened, Math.round((length * place) / mixed.length) + random.between(0, 9) * HOUR)),
        answers: [String(score), reason, ...ratings(SATISFIED[group], random), ON_TRACK[group], null, null],
      },
    ];
  });
}

/** Chooses who answers: every sixth student comes last, and so does not answer if there are enough others. */
function answering(plan: CohortPlan, count: number): SeededEnrollment[] {
  const students = seededStudentsOf(plan).map((seat, place) => ({ seat, isLast: place % 6 === 5 }));
  return students
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast))
    .slice(0, count)
    .map(({ seat }) => seat);
}

const ratings = (mean: number, random: Random): string[] =>
  Array.from({ length: RATINGS }, () =>
    String(Math.min(5, Math.max(1, Math.round(mean + random.next() + random.next() - 1)))),
  );
