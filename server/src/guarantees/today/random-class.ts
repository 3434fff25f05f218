import { HOUR, MINUTE } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { IDS } from '#database/seed/ids';
import { DAY, type SeededRandom } from './random.ts';

const { accounts } = IDS;
/** The people who are staff in all these classes. */
export const STAFF_OF_CLASSES = ['instructor', 'ssm', 'admin', 'cd', 'cm'] as const satisfies readonly Role[];
const STUDENTS = [accounts.student, accounts.student2, accounts.survey, accounts.mfa] as const;
const ZONES = ['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'Australia/Lord_Howe'];
/** Start times of sessions: around check-in windows and locks, and arbitrary ones. */
const STARTS = [-40 * DAY, -27 * HOUR, -25 * HOUR, -10 * HOUR, -3 * HOUR, HOUR].concat(
  [-46, -45, -44].map((minutes) => minutes * MINUTE),
);
const CATEGORIES = [
  ['class', 1],
  ['class', 1],
  ['class', 1],
  ['office-hours', 1],
  ['career-event', 2],
] as const;

/**
 * Plants a class with students, some of whom have left. Returns the enrollments of the students and of one instructor.
 */
function addPeople({ add, id, maybe }: SeededRandom, course_id: number) {
  const staff = STAFF_OF_CLASSES.map((role) => {
    const enrolled = id();
    add('enrollments', { id: enrolled, course_id, account_id: accounts[role], role, active: !maybe(0.05) });
    return enrolled;
  });
  const students = STUDENTS.filter(() => maybe(0.8)).map((account_id) => {
    const enrolled = id();
    add('enrollments', { id: enrolled, course_id, account_id, role: 'student', active: !maybe(0.15) });
    return enrolled;
  });
  return { students, instructor: staff[0] };
}

function addSession({ add, id, maybe, one, at, past }: SeededRandom, course_id: number, students: readonly number[]) {
  const session_id = id();
  const [category_code, context_id] = one(CATEGORIES);
  const begins = one(STARTS);
  const times = { start_time: at(begins), end_time: at(begins + one([20 * MINUTE, 3 * HOUR])) };
  const cancelled_at = maybe(0.15) ? past() : null;
  add('sessions', { id: session_id, course_id, context_id, category_code, name: 'A session', ...times, cancelled_at });
  for (const enrollment_id of students) {
    const of = { course_id, session_id, enrollment_id };
    if (maybe(0.45)) add('attendance', { ...of, set_at: past(), status_code: one(['present', 'remote', 'absent']) });
    if (!maybe(0.4)) continue;
    const request_id = id();
    add('remote_requests', { ...of, id: request_id, requested_at: past(), cancelled_at: maybe(0.2) ? past() : null });
    const decided = { request_id, approved: maybe(0.5), decided_by: accounts.ssm, decided_at: past() };
    if (maybe(0.5)) add('remote_decisions', decided);
  }
}

interface Work {
  readonly course_id: number;
  readonly submission_id: number;
}

function addMark({ add, one, past, random }: SeededRandom, work: Work, context_id: number) {
  if (context_id === 1) {
    const given = { graded_by: accounts.instructor, graded_at: past() };
    add('submission_grades', { ...work, grade: one(['A', 'C-', 'F', 'Incomplete']), ...given });
  } else {
    const set = { set_by: accounts.cd, set_at: past() };
    add('career_feedback', { ...work, status_id: 1 + Math.floor(random() * 7), ...set });
  }
}

function addItem(dice: SeededRandom, course_id: number, { students, instructor }: ReturnType<typeof addPeople>) {
  const { add, id, maybe, one, at, past, random } = dice;
  const assignment_id = id();
  const context_id = one([1, 1, 2]);
  const dates = { assignment_date: '2026-01-01', due_date: at((random() - 0.5) * 20 * DAY) };
  add('assignments', { id: assignment_id, course_id, context_id, title: 'An item', ...dates });
  for (const enrollment_id of students.filter(() => maybe(0.7))) {
    const work = { course_id, submission_id: id() };
    const submitted_at = past();
    const when = { first_submitted_at: submitted_at, submitted_at };
    add('submissions', { id: work.submission_id, course_id, assignment_id, enrollment_id, ...when });
    if (maybe(0.55)) addMark(dice, work, context_id);
    for (let c = 0; c < 3 && maybe(0.5); c += 1) {
      const by = maybe(0.5)
        ? { enrollment_id, author_role: 'student' }
        : { enrollment_id: instructor, author_role: 'instructor' };
      const deleted_at = maybe(0.2) ? past() : null;
      add('submission_comments', { id: id(), ...work, ...by, comment: 'Words.', created_at: past(), deleted_at });
    }
  }
}

/**
 * Plants a class with random content.
 * @param cohorts one that shows everything, and one that hides parts
 */
export function addClass(dice: SeededRandom, cohorts: { readonly shown: number; readonly hidden: number }): void {
  const { add, id, maybe, one, at, past, random } = dice;
  const course_id = id();
  const start = Math.floor(random() * 200);
  add('courses', {
    id: course_id,
    cohort_id: maybe(0.7) ? cohorts.shown : cohorts.hidden,
    code: `R-${course_id}`,
    name: `Random ${course_id}`,
    start_date: at(-start * DAY).slice(0, 10),
    end_date: at((120 - start) * DAY).slice(0, 10),
    time_zone: one(ZONES),
    end_survey_enabled: maybe(0.3),
  });
  const people = addPeople(dice, course_id);
  for (let s = 0; s < 3; s += 1) addSession(dice, course_id, people.students);
  for (let a = 0; a < 3; a += 1) addItem(dice, course_id, people);
  for (const student_enrollment_id of people.students.filter(() => maybe(0.5))) {
    const waiting_since = maybe(0.6) ? past() : null;
    add('chat_conversations', { id: id(), course_id, student_enrollment_id, started_at: past(), waiting_since });
  }
  for (let b = 0; b < 2; b += 1) {
    const sealed = { service: 'slack', address_sealed: 'sealed', address_label: 'hooks.slack.com/…last', lines: {} };
    const switched_off_at = maybe(0.4) ? past() : null;
    const is_on = switched_off_at === null;
    add('chat_bridges', {
      id: id(),
      course_id,
      name: 'A channel',
      ...sealed,
      is_on,
      version: 1,
      created_at: past(),
      switched_off_at,
    });
  }
  for (let t = 0; t < 2; t += 1) {
    const asked = { role: 'Student', category: 'Website', priority: 'Low', description: 'Help.' };
    const state = one(['open', 'waiting', 'closed']);
    add('support_tickets', {
      id: id(),
      account_id: STUDENTS[0],
      course_id,
      ...asked,
      state,
      created_at: past(),
      changed_at: past(),
    });
  }
}
