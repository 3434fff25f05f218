import type { ClassPulse } from '@bcs/contract/features/cohort-health/model';
import {
  lastRecordedAttendance,
  requestsByDay,
  standingsByClass,
  waitingByDay,
  type RequestTimes,
} from '@bcs/contract/features/cohort-health/pulse';
import { academicOnly, type ClassFacts } from '@bcs/contract/features/cohort-health/compare';
import { partOfWork } from '@bcs/contract/features/cohort-health/words';
import { findWaitingWork } from '@bcs/contract/features/cohort-health/work-figures';
import { STATUS_CODES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { guardGroupsFor, judgeStudents, guardShareFor, countStandings } from './compose.ts';

const sum = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>((total, count) => (total === null || count === null ? null : total + count), 0);

function attendanceOf(facts: ClassFacts, role: Role, now: Instant): ClassPulse['attendance'] {
  const recorded = lastRecordedAttendance(facts, now);
  const last = recorded.at(-1);
  if (!last) return null;
  const { id: sessionId, name, startTime } = last.session;
  const groups = guardGroupsFor(role)(STATUS_CODES.map((code) => last.counts[code]));
  const isOver = last.session.endTime <= now;
  const over = recorded.filter(({ session }) => session.endTime <= now);
  const of = (...codes: StatusCode[]) => sum(codes.map((code) => groups[STATUS_CODES.indexOf(code)] ?? null));
  return {
    sessionId,
    name,
    startTime,
    came: of('present', 'remote'),
    expected: of('present', 'remote', 'absent'),
    shares: over.map(({ counts: { present, remote, absent } }) =>
      guardShareFor(role)(present + remote, present + remote + absent),
    ),
    running: isOver
      ? null
      : {
          recorded: of('present', 'remote', 'absent', 'exception'),
          students: STATUS_CODES.reduce((count, code) => count + last.counts[code], 0),
        },
  };
}

/**
 * Composes the four figures of a class as a role sees them.
 * @param requests null for roles that see none
 */
export function composePulse(
  facts: ClassFacts,
  requests: readonly RequestTimes[] | null,
  role: Role,
  now: Instant,
): ClassPulse {
  const judged = judgeStudents(facts, now);
  const standings = countStandings(judged, role);
  const { waiting, oldest } = findWaitingWork(facts.frame, facts.students, now);
  const part = academicOnly(facts);
  const academic = partOfWork(role) === null ? findWaitingWork(part.frame, part.students, now).waiting : null;
  return {
    attendance: attendanceOf(facts, role, now),
    work: { waiting, academic, oldest, byDay: [...waitingByDay(facts, now), waiting] },
    requests: requests && {
      waiting: requests.filter(({ decidedAt }) => decidedAt === null).length,
      byDay: [...requestsByDay(requests, facts, now), requests.filter(({ decidedAt }) => decidedAt === null).length],
    },
    standing: {
      offTrack: standings['off track'],
      atRisk: standings['at risk'],
      students: judged.length,
      byClass: [
        ...standingsByClass(facts, now).map((counts) => sum(guardGroupsFor(role)(counts).slice(1))),
        sum([standings['at risk'], standings['off track']]),
      ],
    },
  };
}
