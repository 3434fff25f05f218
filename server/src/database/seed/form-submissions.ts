import { WEEKLY_FIELDS } from '@bcs/contract/features/surveys/weekly';
import type { Calendar, Calendars } from './calendar.ts';
import { courseIdOf, PLANS } from './plans.ts';
import { seededStudentsOf, type SeededEnrollment } from './enrollments.ts';
import { npsAnswers } from './feedback/nps.ts';
import { formName, stepId } from './forms/forms.ts';
import { ACCOUNTS, IDS } from './ids.ts';
import { PEOPLE } from './people.ts';
import type { SeedRow } from './plant.ts';

const AGREEMENT = 1;
const PRE_COURSE = 2;

interface Filled {
  readonly seat: SeededEnrollment;
  readonly formId: number;
  readonly week: number;
  readonly at: string;
  readonly answers: readonly unknown[];
}

const nameOf = (accountId: number): string => {
  const person = PEOPLE.find(({ id }) => id === accountId);
  return `${person?.firstName} ${person?.lastName}`;
};

/** The answers as stored texts; lists if several options may be chosen. D-137 */
const preCourse = [
  'Change career',
  'Own funds',
  'None',
  "Bachelor's degree",
  'Full time',
  'New York',
  ['Front end', 'Back end'],
  '4',
  null,
];

/**
 * The students without a signed agreement, whose surveys are open: Tamara, and those of Hassan's course, which has not
 * begun.
 */
const UNSIGNED: readonly number[] = [ACCOUNTS.temporary, ACCOUNTS.harborview];

function filled(calendars: Calendars, feedback: readonly SeedRow[]): Filled[] {
  const seats = PLANS.flatMap((plan) => seededStudentsOf(plan)).filter(
    ({ accountId }) => !UNSIGNED.includes(accountId),
  );
  const before = ({ plan }: SeededEnrollment) =>
    calendars(plan.campus).past(calendars(plan.campus).at(plan.from - 5, '20:00'));
  const started = seats.filter(({ plan }) => plan.from < 0);
  const weekly = feedback.flatMap((row): Filled[] => {
    const seat = seats.find(({ id }) => id === row['enrollment_id']);
    const answers = WEEKLY_FIELDS.map(({ column, type }) => (type === 'TEXT' ? row[column] : String(row[column])));
    return seat
      ? [{ seat, formId: IDS.weeklyFeedbackForm, week: Number(row['week']), at: String(row['submitted_at']), answers }]
      : [];
  });
  return [
    ...seats.map((seat) => ({
      seat,
      formId: AGREEMENT,
      week: 0,
      at: before(seat),
      answers: ['true', nameOf(seat.accountId)],
    })),
    ...started.map((seat) => ({ seat, formId: PRE_COURSE, week: 0, at: before(seat), answers: preCourse })),
    ...npsAnswers(calendars).map((answer) => ({ ...answer, week: 0 })),
    ...weekly,
  ];
}

/** Plants the surveys that people have submitted, with their answers. */
export function formSubmissions(
  calendars: Calendars,
  feedback: readonly SeedRow[],
): { submissions: SeedRow[]; answers: SeedRow[] } {
  const all = filled(calendars, feedback).map((one, index) => ({ ...one, id: index + 1 }));
  return {
    submissions: all.map(({ seat, formId, week, at, id }) => ({
      university_id: seat.plan.universityId,
      id,
      course_id: courseIdOf(seat.plan),
      enrollment_id: seat.id,
      form_id: formId,
      form_name: formName(formId),
      week,
      extra: week > 0 ? { week } : {},
      submitted_at: at,
    })),
    answers: all.flatMap(({ seat, formId, id, answers }) =>
      answers.flatMap((value, index) =>
        value === null
          ? []
          : [{ university_id: seat.plan.universityId, submission_id: id, step_id: stepId(formId, index + 1), value }],
      ),
    ),
  };
}

/** Plants the assignment of career surveys to students. */
export const surveyAssignments = (calendar: Calendar): SeedRow[] =>
  [
    [506, 'career'],
    [508, 'cs-curriculum-resume'],
  ].map(([enrollment_id, form_name]) => ({
    university_id: IDS.northfield,
    enrollment_id,
    form_name,
    assigned_at: calendar.at(-6, '09:00'),
  }));
