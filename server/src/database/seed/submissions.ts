import { HOUR, msOf, plus } from '@bcs/contract/kernel/clock';
import { courseIdOf } from './plans.ts';
import { teacherIdOf } from './enrollments.ts';
import type { SeededSubmission } from './hand-in.ts';
import { ACCOUNTS } from './ids.ts';
import { githubOf } from './people.ts';
import type { SeedRow } from './plant.ts';

const NOTES = [
  'The mobile layout still has a small gap below 360 pixels.',
  'I pair programmed the tests with a classmate; the commits name both of us.',
  '',
  'Stretch goal included: **dark mode**.',
  'I was not sure about the last acceptance criterion, please have a look.',
] as const;

const notesOf = ({ id }: SeededSubmission) => NOTES[id % NOTES.length] ?? '';

export const submissions = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns.map((one) => ({
    university_id: one.task.plan.universityId,
    id: one.id,
    course_id: courseIdOf(one.task.plan),
    assignment_id: one.task.id,
    enrollment_id: one.seat.id,
    notes: notesOf(one),
    first_submitted_at: one.firstAt,
    submitted_at: one.at,
    resubmission_count: one.again,
    version: one.again + 1,
  }));

type Link = Readonly<{ url: string; title: string | null }>;

function linksOf({ task, seat }: SeededSubmission): Link[] {
  const github = githubOf(seat.accountId);
  const repository = { url: `https://github.com/${github}/${task.brief.repository}`, title: null };
  const page = { url: `https://${github}.github.io/${task.brief.repository}/`, title: null };
  if (!task.career) return [page, repository];
  if (task.brief.title === 'LinkedIn')
    return [{ url: `https://www.linkedin.com/in/${github}`, title: task.brief.title }];
  if (task.brief.title === 'Github') return [{ url: `https://github.com/${github}`, title: task.brief.title }];
  return [{ url: `https://docs.example/${github}/${task.brief.repository}`, title: task.brief.title }];
}

export const submissionUrls = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns
    .flatMap((one) => linksOf(one).map((link, position) => ({ one, link, position })))
    .map(({ one, link, position }, index) => ({
      university_id: one.task.plan.universityId,
      id: index + 1,
      submission_id: one.id,
      ...link,
      position,
    }));

const HOURS_BETWEEN = 40;

/** The earlier versions of work that was submitted again, all of which were Incomplete. */
export const submissionVersions = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns.flatMap((one) =>
    Array.from({ length: one.again }, (_, index) => ({
      university_id: one.task.plan.universityId,
      submission_id: one.id,
      version: index + 1,
      notes: 'First attempt.',
      urls: linksOf(one).slice(0, 1),
      grade: 'Incomplete',
      submitted_at:
        index === 0
          ? one.firstAt
          : plus(one.firstAt, Math.min(index * HOURS_BETWEEN * HOUR, msOf(one.at) - msOf(one.firstAt))),
    })),
  );

export const grades = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns
    .filter(({ grade }) => grade !== null)
    .map((one, index) => ({
      university_id: one.task.plan.universityId,
      course_id: courseIdOf(one.task.plan),
      id: index + 1,
      submission_id: one.id,
      grade: one.grade,
      graded_by: teacherIdOf(one.task.plan),
      graded_at: one.gradedAt,
      version: 1,
    }));

export const careerFeedback = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns
    .filter(({ statusId }) => statusId !== null)
    .map((one) => ({
      university_id: one.task.plan.universityId,
      course_id: courseIdOf(one.task.plan),
      submission_id: one.id,
      status_id: one.statusId,
      set_by: ACCOUNTS.cd,
      set_at: one.gradedAt,
      version: 1,
    }));

/** The history of grades, including those that a resubmission has cleared. */
export const gradeHistory = (handIns: readonly SeededSubmission[]): SeedRow[] =>
  handIns
    .flatMap((one) => {
      const change = (from: string | null, to: string | null, by: number, at: string) => ({
        university_id: one.task.plan.universityId,
        submission_id: one.id,
        old_value: from,
        new_value: to,
        changed_by: by,
        changed_at: at,
      });
      const teacher = one.task.career ? ACCOUNTS.cd : teacherIdOf(one.task.plan);
      const rounds = Array.from({ length: one.again }, () => [
        change(null, 'Incomplete', teacher, one.firstAt),
        change('Incomplete', null, one.seat.accountId, one.at),
      ]).flat();
      const value = one.grade ?? (one.statusId === null ? null : String(one.statusId));
      return value === null ? rounds : [...rounds, change(null, value, teacher, one.gradedAt)];
    })
    .map((row, index) => ({ id: index + 1, ...row }));

/** Plants one plagiarism report in each state. D-094 */
export const plagiarism = (handIns: readonly SeededSubmission[]): SeedRow[] => {
  const suspects = handIns.filter(({ task, seat }) => task.number === 5 && seat.id > 510 && seat.id < 525).slice(0, 3);
  const states = ['suspected', 'confirmed', 'cleared'] as const;
  return suspects.map((one, index) => ({
    university_id: one.task.plan.universityId,
    submission_id: one.id,
    status: states[index],
    note: 'Large parts agree with a public repository.',
    reported_on: one.gradedAt.slice(0, 10),
  }));
};
