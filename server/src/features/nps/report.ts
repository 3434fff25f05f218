import { createHash } from 'node:crypto';
import type { NpsFigures, NpsReasons } from '@bcs/contract/features/nps/model';
import { npsFor, readsReasons, shownScores } from '@bcs/contract/features/nps/rights';
import { countSettledAnswers, type AnswerCount } from '@bcs/contract/features/surveys/figures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { endOfDay, type Instant } from '@bcs/contract/kernel/clock';
import type { AnsweredSurvey, ScoredCourse } from './queries.ts';

const closing = ({ endDate, timeZone }: ScoredCourse, { lastDay }: AnsweredSurvey): Instant =>
  endOfDay(lastDay ?? endDate, timeZone);

const countOf = ({ scores, counted }: AnsweredSurvey): AnswerCount => ({ answers: scores.length, counted });

/**
 * Tells whether the reader may learn that anybody has answered; the first answers are held back like the latest ones.
 * D-261
 */
const isTold = (course: ScoredCourse, survey: AnsweredSurvey, now: Instant): boolean =>
  countSettledAnswers({ ...countOf(survey), closed: closing(course, survey) <= now }) > 0;

/** Counts the answers of which the reader sees figures and texts. */
const shownOf = (course: ScoredCourse, survey: AnsweredSurvey, now: Instant): number =>
  shownScores(
    {
      ...countOf(survey),
      classSize: Math.max(survey.scores.length, course.students + survey.former),
      closed: closing(course, survey) <= now,
    },
    course.role,
  );

function figuresOf(course: ScoredCourse, survey: AnsweredSurvey, now: Instant): NpsFigures {
  const { courseId, courseName, courseCode, cohortName, startDate, role } = course;
  const count = npsFor(survey.scores.slice(0, shownOf(course, survey, now)), role);
  const groups = count && readsReasons(role) ? count : null;
  return {
    courseId,
    courseName,
    courseCode,
    cohortName,
    startDate,
    survey: survey.survey,
    closesAt: closing(course, survey),
    score: count?.score ?? null,
    groups: groups && { promoters: groups.promoters, neutrals: groups.neutrals, detractors: groups.detractors },
  };
}

/** Shuffles texts into an order that reveals nothing about their authors and is always the same. */
const shuffled = (texts: readonly string[]): string[] => {
  const keyed = texts.map((text) => ({ text, key: createHash('sha256').update(text).digest('hex') }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ text }) => text);
};

/** Composes the part of the answers that the reader may see. */
export function composeNpsReport(
  courses: readonly ScoredCourse[],
  { courseId }: Pick<Viewer, 'courseId'>,
  now: Instant,
): { figures: NpsFigures[]; reasons: NpsReasons[] } {
  const inTime = courses.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const own = courses.filter((course) => course.courseId === courseId && readsReasons(course.role));
  return {
    figures: inTime.flatMap((course) =>
      course.surveys.flatMap((survey) => (isTold(course, survey, now) ? [figuresOf(course, survey, now)] : [])),
    ),
    reasons: own.flatMap((course) =>
      course.surveys
        .filter((survey) => isTold(course, survey, now))
        .map((survey) => ({
          survey: survey.survey,
          reasons: shuffled(survey.reasons.slice(0, shownOf(course, survey, now)).filter((text) => text !== null)),
        })),
    ),
  };
}
