import { REMINDED_AT, reminderOn } from '@bcs/contract/features/coursework/reminders';
import { effectiveDue, tasksOf } from '../assignments.ts';
import type { Calendar } from '../calendar.ts';
import { planOf, studentsOf } from '../enrollments.ts';
import type { SeededSubmission } from '../hand-in.ts';
import { IDS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { ACADEMIC, CAREER, sender } from './sent.ts';

const DAYS = [-6, -5, -4, -3, -2, -1, 0];
const FIRST_ID = 101;

/** The recent reminders of students of the active class who have not handed in since. */
export function reminders(calendar: Calendar, handIns: readonly SeededSubmission[]): SeedRow[] {
  const { anchor, at, day, zone } = calendar;
  const send = sender(calendar);
  const plan = planOf(IDS.activeCourse);
  const handedIn = new Set(handIns.map(({ task, seat }) => `${task.id} ${seat.id}`));
  const due = tasksOf(plan).map((task) => ({ ...task, effectiveDueDate: effectiveDue(task, calendar) }));
  const sent = DAYS.filter((offset) => at(offset, REMINDED_AT) <= anchor).flatMap((offset) =>
    due.flatMap((task) => {
      const type = reminderOn(
        { ...task, required: task.brief.required, wasThere: true, submission: null },
        { from: day(offset), to: day(offset) },
        zone,
      );
      const missing = studentsOf(plan).filter((seat) => !handedIn.has(`${task.id} ${seat.id}`));
      return type === null ? [] : missing.map((seat) => ({ type, task, seat, at: at(offset, REMINDED_AT) }));
    }),
  );
  return sent.map(({ type, task: { id, brief, career, effectiveDueDate }, seat, at: sentAt }, index) => {
    const context = career ? CAREER : ACADEMIC;
    const facts = { assignmentId: id, title: brief.title, effectiveDueDate, studentEnrollmentId: seat.id, ...context };
    return send(type, facts, { id: FIRST_ID + index, to: seat.id, at: sentAt });
  });
}
