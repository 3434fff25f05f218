import type { Instant } from '#kernel/clock';
import { careerCompletion } from '#features/career-services/completion';
import { isIncomplete } from '#features/coursework/statuses';
import { isAcademic, isCareer } from '#features/enrollments/contexts';
import { allowedMissed } from '#features/grades/missed';
import { academicAverage, averageNeeded, countsInAverage, meetsMinimum } from '#features/grades/average';
import { overdueItems } from '#features/coursework/lists';
import { remainingRemote } from '#features/remote-attendance/request';
import type { GraduationItem, GraduationRecord, GraduationSession } from './model.ts';

/** The requirements that a course can have, by their names in the interface. */
export const REQUIREMENT_NAMES = {
  absences: 'Absences',
  remote: 'Remote attendance',
  average: 'Academic average',
  missed: 'Missed assignments',
  graduationWork: 'Work required for graduation',
  career: 'Career milestones',
} as const;
export type RequirementId = keyof typeof REQUIREMENT_NAMES;

/**
 * The state of a requirement: 'open' means that there is still time, 'unknown' that it cannot be calculated, and
 * 'unlimited' that the course sets no limit.
 */
export type RequirementState = 'met' | 'unmet' | 'open' | 'unknown' | 'unlimited';

/** One requirement with its present value and the items behind it. */
export interface Requirement {
  readonly id: RequirementId;
  readonly state: RequirementState;
  /** The present value; null if it cannot be calculated. */
  readonly value: number | null;
  /** The limit that the value must reach or not exceed; null if there is none. */
  readonly limit: number | null;
  /** The distance to the limit, negative if the requirement is not met. */
  readonly margin: number | null;
  /** The sessions that count for the value. */
  readonly sessions: readonly GraduationSession[];
  /** The items that count for the value, or that are still open. */
  readonly items: readonly GraduationItem[];
}

const NO_GUESSES = { sessions: [], items: [] } as const;

/** Judges a number that must not exceed a limit. */
const atMost = (value: number, limit: number | null): Pick<Requirement, 'state' | 'value' | 'limit' | 'margin'> =>
  limit === null
    ? { state: 'unlimited', value, limit, margin: null }
    : { state: value <= limit ? 'met' : 'unmet', value, limit, margin: limit - value };

/**
 * Counts absences, without excused ones, career sessions and sessions before the student joined. ATT-032, D-118, D-229
 */
function absences({ sessions, graduationRequirements }: GraduationRecord): Requirement {
  const missed = sessions.filter(
    (session) => isAcademic(session) && session.wasThere && session.statusCode === 'absent',
  );
  return {
    ...NO_GUESSES,
    ...atMost(missed.length, graduationRequirements.maxAbsence),
    id: 'absences',
    sessions: missed,
  };
}

/**
 * Counts used remote days, including approved future ones; each undecided request leaves one less to ask for. REM-055
 */
function remote({ sessions, graduationRequirements: { maxRemoteAttendance } }: GraduationRecord): Requirement {
  const used = sessions.filter(({ statusCode, wasThere }) => wasThere && statusCode === 'remote');
  const counted = atMost(used.length, maxRemoteAttendance);
  const left = remainingRemote({
    maxRemoteAttendance,
    remoteAttendanceCount: used.length,
    pendingRemoteAttendanceRequestCount: pendingRequests(sessions),
  });
  return { ...NO_GUESSES, ...counted, ...(counted.state === 'met' && { margin: left }), id: 'remote', sessions: used };
}

/** Sessions with a remote request that nobody has decided, and without a status. */
export const pendingRequests = (sessions: readonly GraduationSession[]): number =>
  sessions.filter(({ request, statusCode }) => request === 'pending' && statusCode === 'none').length;

/** Judges the overdue count by both limits together; if one is unknown, so is the result. GRADE-062, D-099 */
function missed({ items, graduationRequirements }: GraduationRecord, now: Instant): Requirement {
  const overdue = overdueItems(items, now);
  const { maxMissedGeneralAssignment: general, maxMissedRequiredAssignment: required } = graduationRequirements;
  const counted = atMost(overdue.length, allowedMissed(graduationRequirements));
  const half = (general === null) !== (required === null);
  return { ...NO_GUESSES, ...counted, ...(half && { state: 'unknown' }), id: 'missed', items: overdue };
}

/** Judges the rounded average by the printed scale. GRADE-061, D-096 */
function average({ items, graduationRequirements: { minimumScoreRequired } }: GraduationRecord): Requirement {
  const graded = items.map((item) => ({ ...item, grade: item.submission?.grade ?? null }));
  const value = academicAverage(graded)?.roundAcademicAverageValue ?? null;
  const isCounted = graded.map(countsInAverage);
  const rest = { ...NO_GUESSES, id: 'average', value, items: items.filter((_, place) => isCounted[place]) } as const;
  if (minimumScoreRequired === null) return { ...rest, state: 'unlimited', limit: null, margin: null };
  const limit = averageNeeded(minimumScoreRequired);
  if (value === null) return { ...rest, state: 'unknown', limit, margin: null };
  return {
    ...rest,
    state: meetsMinimum(value, minimumScoreRequired) ? 'met' : 'unmet',
    limit,
    margin: value - limit,
  };
}

/** Requires every item of a list to be submitted and not sent back. */
function allDone(id: RequirementId, asked: readonly GraduationItem[], now: Instant): Requirement | null {
  if (asked.length === 0) return null;
  const open = asked.filter((item) => item.submission === null || isIncomplete(item));
  const done = asked.length - open.length;
  const late = open.some(({ effectiveDueDate, wasThere }) => wasThere && now > effectiveDueDate);
  return {
    ...NO_GUESSES,
    id,
    state: open.length === 0 ? 'met' : late ? 'unmet' : 'open',
    value: done,
    limit: asked.length,
    margin: done - asked.length,
    items: open,
  };
}

/** Judges the required milestones in percent, as other pages do; complete means all of them. CAREER-010, D-158 */
function career({ items }: GraduationRecord, now: Instant): Requirement | null {
  const required = items.filter((item) => isCareer(item) && item.required);
  const all = allDone('career', required, now);
  return all && { ...all, value: careerCompletion(items), limit: 100 };
}

/** Judges every requirement of the course at a given time. Requirements that a course does not have are left out. */
export const judgeRequirements = (record: GraduationRecord, now: Instant): Requirement[] =>
  [
    absences(record),
    remote(record),
    average(record),
    missed(record, now),
    allDone(
      'graduationWork',
      record.items.filter(({ requiredForGraduation }) => requiredForGraduation),
      now,
    ),
    career(record, now),
  ].filter((requirement) => requirement !== null);
