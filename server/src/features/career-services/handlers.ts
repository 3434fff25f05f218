import * as calls from '@bcs/contract/features/career-services/calls';
import { careerCompletion } from '@bcs/contract/features/career-services/completion';
import type { CareerServices, Milestone } from '@bcs/contract/features/career-services/model';
import { nextWorkshops } from '@bcs/contract/features/career-services/workshops';
import { nextDue } from '@bcs/contract/features/coursework/lists';
import { gradesListStatus } from '@bcs/contract/features/coursework/statuses';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { defineHandler } from '#kernel/handler';
import type { ItemRow } from '#features/coursework/queries';
import { toAssignment, toAssignmentFacts } from '#features/coursework/queries-assignment';
import { findCareerServices, type CareerParts } from './queries.ts';

/** Composes the page of career services for the viewer. CAREER-007 */
function composeCareerServices(
  { items, sessions, courseStudentsCount }: CareerParts,
  viewer: Viewer,
  now: Instant,
): CareerServices {
  const rows = items
    .map((item) => rowOf(item, viewer, now))
    .toSorted((a, b) => compareInstants(a.effectiveDueDate, b.effectiveDueDate));
  return {
    nextDueAssignment: nextDue(rows, now, 1)[0]?.milestone ?? null,
    upcomingSession: nextWorkshops(sessions, now)[0] ?? null,
    calendarSessions: sessions,
    allCareerAssignments: rows.map(({ milestone }) => milestone),
    careerCompletionPercentage: isStudent(viewer.role) ? careerCompletion(rows) : null,
    courseStudentsCount,
  };
}

/** Composes the facts for the rules, and the fields that leave the server. Staff have no work of their own. */
function rowOf({ assignment: row, ...own }: ItemRow, { role, timeZone }: Viewer, now: Instant) {
  const student = isStudent(role);
  const assignment = toAssignment(row, timeZone, student ? own : undefined);
  const facts = toAssignmentFacts(assignment, own);
  const milestone: Milestone = {
    ...assignment,
    firstSubmittedAt: own.work?.firstSubmittedAt ?? null,
    status: student ? gradesListStatus(facts, now) : null,
  };
  return { ...facts, milestone };
}

export const careerServices = defineHandler(calls.careerServices, async (_input, { db, viewer, now }) =>
  composeCareerServices(await findCareerServices(db, viewer, now), viewer, now),
);
