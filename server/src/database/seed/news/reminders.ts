import { REMINDER_TIME, reminderForDays } from '@bcs/contract/features/coursework/reminders';
import { effectiveDue, plantedAssignments } from '../assignments.ts';
import type { Calendar } from '../calendar.ts';
import { cohortPlanOf, seededStudentsOf } from '../enrollments.ts';
import type { SeededSubmission } from '../hand-in.ts';
import { IDS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { ACADEMIC_FACTS, CAREER_FACTS, newsSender } from './sent.ts';

const DAYS = [-6, -5, -4, -3, -2, -1, 0];
const FIRST_ID = 101;

/** Recent reminders of students in the active class who have not submitted since. */
export function reminders(calendar: Calendar, handIns: readonly SeededSubmission[]): SeedRow[] {
  const { anchor, at, day, zone } = calendar;
  const send = newsSender(calendar);
  const plan = cohortPlanOf(IDS.activeCourse);
  const handedIn = new Set(handIns.map(({ task, seat }) => `${task.id} ${seat.id}`));
  const due = plantedAssignments(plan).map((task) => ({ ...task, effectiveDueDate: effectiveDue(task, calendar) }));
  const sent = DAYS.filter((offset) => at(offset, REMINDER_TIME) <= anchor).flatMap((offset) =>
    due.flatMap((task) => {
      const type = reminderForDays(
        { ...task, required: task.brief.required, wasThere: true, submission: null },
        { from: day(offset), to: day(offset) },
        zone,
      );
      const missing = seededStudentsOf(plan).filter((seat) => !handedIn.has(`${task.id} ${seat.id}`));
      return type === null ? [] : missing.map((seat) => ({ type, task, seat, at: at(offset, REMINDER_TIME) }));
    }),
  );
  return sent.map(({ type, task: { id, brief, career, effectiveDueDate }, seat, at: sentAt }, index) => {
    const context = career ? CAREER_FACTS : ACADEMIC_FACTS;
    const facts = { assignmentId: id, title: brief.title, effectiveDueDate, studentEnrollmentId: seat.id, ...context };
    return send(type, facts, { id: FIRST_ID + index, to: seat.id, at: sentAt });
  });
}
