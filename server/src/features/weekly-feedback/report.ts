import { NAMED_FEEDBACK_ROLES, countSettledAnswers, shownAnswers } from '@bcs/contract/features/surveys/figures';
import { openedWeeks, weeklyWindow } from '@bcs/contract/features/surveys/weekly';
import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { endOfDay, type Instant } from '@bcs/contract/kernel/clock';
import type { StoredAverages, Turnout } from './queries.ts';

/** One week before its averages are known: the number of answers, and how many of them count. */
export type WeekOfReport = Pick<
  AverageData,
  'week' | 'feedbackCount' | 'feedbackPercentage' | 'studentCount' | 'shownCount' | 'closesAt'
>;

/** Tells whether a reader sees names, and figures of any share. WEEK-010, D-147 */
export const seesNames = ({ role }: Pick<Viewer, 'role'>): boolean => NAMED_FEEDBACK_ROLES.includes(role);

/**
 * The weeks whose survey has opened, and others with answers; none if nobody has ever answered. For readers without
 * names, the latest answers to an open survey are not counted yet. D-261
 */
export function reportedWeeks(turnout: Turnout, viewer: Viewer, now: Instant): WeekOfReport[] {
  const named = seesNames(viewer);
  const answered = new Map(turnout.weeks.map((each) => [each.week, each]));
  const opened = new Map(openedWeeks(turnout, viewer.timeZone, now).map(({ week, window }) => [week, window]));
  // the dates of a course may have changed after some weeks were answered
  const weeks = [...new Set([...opened.keys(), ...answered.keys()])].toSorted((a, b) => a - b);
  const rows = weeks.map((week) => {
    const { answers, counted } = answered.get(week) ?? { answers: 0, counted: 0 };
    const window = opened.get(week) ?? weeklyWindow(turnout, week, viewer.timeZone);
    const closesAt = window?.closes ?? endOfDay(turnout.endDate, viewer.timeZone);
    const were = turnout.former.filter(({ from, to }) => window && from < window.closes && to > window.opens);
    const classSize = Math.max(answers, turnout.studentCount + were.length);
    const closed = closesAt <= now;
    const told = named ? answers : countSettledAnswers({ answers, counted, closed });
    return {
      week,
      feedbackCount: told,
      feedbackPercentage: classSize === 0 ? 0 : Math.round((told / classSize) * 10_000) / 100,
      studentCount: classSize,
      shownCount: named ? answers : shownAnswers({ answers, counted, classSize, closed }),
      closesAt,
    };
  });
  const seen = rows.filter(({ week, feedbackCount }) => opened.has(week) || feedbackCount > 0);
  return seen.some(({ feedbackCount }) => feedbackCount > 0) ? seen : [];
}

/** Composes the averages of a week, and its other data. */
export const averageDataOf = (week: WeekOfReport, averages: readonly StoredAverages[]): AverageData => ({
  ...NO_AVERAGES,
  ...averages.find((each) => each.week === week.week),
  ...week,
});

const NO_AVERAGES: Omit<StoredAverages, 'week'> = {
  classOverall: null,
  paceOfClass: null,
  applyLearningOutsideClass: null,
  academicSupport: null,
  instructorEngagement: null,
  instructorClarity: null,
  instructorKnowledge: null,
  homeworkFeedbackRating: null,
  OutsideTimeSpent: null,
};
