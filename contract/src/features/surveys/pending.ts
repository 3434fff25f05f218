import type { Instant } from '#kernel/clock';
import { CURRICULUM } from './curriculum.ts';
import type { SurveyFacts } from './facts.ts';
import type { SurveyAvailability } from './model.ts';
import { ENTERPRISE, type NpsSurvey } from './names.ts';
import { WEEKLY } from './weekly.ts';
import { formsOfCourse, isWithin, openWeek, windowOf } from './windows.ts';

interface Survey {
  /** The name of the survey in the product. */
  readonly surveyName: string;
  readonly formName: string;
  readonly week: number | null;
  /** True if it is asked only of students to whom it was assigned. */
  readonly given?: boolean;
}

const hasSent = ({ sent }: SurveyFacts, formName: string, week: number | null): boolean =>
  sent.some((one) => one.formName === formName && one.week === (week ?? 0));

/** Every survey of a course, in the order in which they are asked. Annex G1, D-134 */
function inOrder(facts: SurveyFacts, now: Instant): Survey[] {
  const { preCourse, midCourse, endCourse } = formsOfCourse(facts);
  const week = openWeek(facts, now);
  const once = (formName: string): Survey => ({ surveyName: formName, formName, week: null });
  const nps = (time: NpsSurvey, formName: string | null): Survey[] =>
    formName === null ? [] : [{ ...once(formName), surveyName: `${facts.enterpriseCourse ? ENTERPRISE : ''}${time}` }];
  return [
    once('agreement'),
    once(preCourse),
    ...nps('mid-course', midCourse),
    ...nps('end-course', endCourse),
    ...(week === null ? [] : [{ surveyName: WEEKLY, formName: WEEKLY, week }]),
    once('career'),
    ...CURRICULUM.map(({ surveyName }) => ({ ...once(surveyName), given: true })),
  ];
}

/** The first survey that a student is asked now; both fields are null if there is none. SURV-033 to SURV-041, D-134 */
export function pendingSurvey(
  facts: SurveyFacts,
  now: Instant,
): { readonly surveyName: string | null; readonly week: number | null } {
  const first = inOrder(facts, now).find(({ formName, week, given = false }) => {
    const window = windowOf(facts, formName, week);
    const asked = window !== null && isWithin(window, now) && (!given || facts.given.includes(formName));
    return asked && !hasSent(facts, formName, week);
  });
  return first ? { surveyName: first.surveyName, week: first.week } : { surveyName: null, week: null };
}

/** Tells whether a student may submit a form now. D-139, D-140 */
export function judgeAvailability(
  facts: SurveyFacts,
  formName: string,
  week: number | null,
  now: Instant,
): SurveyAvailability {
  if (hasSent(facts, formName, week)) return 'submitted';
  const window = windowOf(facts, formName, week);
  return window !== null && isWithin(window, now) ? 'open' : 'not open';
}
