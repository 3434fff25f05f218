import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import type { FileStore } from '#kernel/file-store';
import { advisoryLock } from '#database/advisory-lock';
import { announcementReads, announcements } from './announcements.ts';
import { assignments, extensions, plantedAssignments } from './assignments.ts';
import { attendance, attendanceHistory } from './attendance.ts';
import { billingEntries } from './billing.ts';
import { buildCalendar, type Calendar, type Calendars } from './calendar.ts';
import type { Campus } from './campus.ts';
import { comments } from './comments.ts';
import { chatReads, conversations, messages } from './conversations.ts';
import { cohorts, courses } from './courses.ts';
import { enrollments, seededStudentsOf } from './enrollments.ts';
import { hasFeedback, weeklyFeedback } from './feedback/weekly.ts';
import { followUps } from './feedback/follow-ups.ts';
import { formSubmissions, surveyAssignments } from './form-submissions.ts';
import { grants as administrationGrants } from './grants.ts';
import type { SeededSubmission } from './hand-in.ts';
import { importFiles, importRows, imports } from './imports.ts';
import { handIn } from './hand-ins.ts';
import { history } from './history.ts';
import { ACCOUNTS } from './ids.ts';
import { northfieldPlaylist, northfieldVideos } from './library.ts';
import { mfaSecrets } from './mfa.ts';
import { notifications } from './news/notifications.ts';
import { accounts } from './people.ts';
import { putPictures, uploads } from './pictures.ts';
import { curriculumBases, curriculumPlans, curriculumPlanVersions, curriculumSources } from './curriculum-plans.ts';
import { PLANS } from './plans.ts';
import { continueIds, plant } from './plant.ts';
import { plantContent } from './content.ts';
import { createRandom } from './random.ts';
import { approvedAttendance, remoteDecisions, remoteRequests } from './remote-requests.ts';
import { classrooms, programs, universities } from './schools.ts';
import { northfieldMeetingDays, sessions, sessionVideos } from './sessions.ts';
import { supportMessages, tickets } from './support.ts';
import { surveySchedules } from './survey-schedules.ts';
import {
  careerFeedback,
  gradeHistory,
  grades,
  plagiarism,
  submissions,
  submissionUrls,
  submissionVersions,
} from './submissions.ts';

export interface Planting {
  /** The time to which everything is relative: the start of the server, or a fixed instant in tests. */
  readonly anchor: Instant;
  /** The hash of the password that all demo accounts share. */
  readonly passwordHash: string;
  /** Encrypts the TOTP secret of an account with the server's key. */
  readonly seal: (secret: string, accountId: number) => string;
  /** The store for pictures; without it, nobody has one. */
  readonly files?: FileStore;
  /** True to plant recent changes; tests of the history begin without any. */
  readonly hasHistory?: boolean;
}

/** Tells whether the database contains nothing that could conflict with the demo world. */
export const isEmpty = async (db: Db) =>
  (await db.maybe(sql`select from accounts union all select from universities limit 1`)) === undefined;

/**
 * Plants the demo world completely or not at all. It does nothing if the database is not empty, because another process
 * was faster.
 */
export const plantWorld = (database: Database, planting: Planting): Promise<void> =>
  database.transaction(async (tx) => {
    await advisoryLock(tx, 'seed');
    if (!(await isEmpty(tx))) return;
    const known = new Map<Campus, Calendar>();
    const calendars = (campus: Campus): Calendar => {
      const calendar = known.get(campus) ?? buildCalendar(planting.anchor, campus);
      known.set(campus, calendar);
      return calendar;
    };
    await plantPeople(tx, planting, calendars);
    await plantContent(tx);
    await plant(tx, 'playlists', [northfieldPlaylist()]);
    await plant(tx, 'library_videos', northfieldVideos());
    await plantClasses(tx, calendars);
    const handIns = await plantWork(tx, calendars);
    await plantTalk(tx, calendars('northfield'), handIns);
    await tx.run(
      sql`insert into settings (key, value) values ('demo-world', ${JSON.stringify({ anchor: planting.anchor })}::jsonb)`,
    );
    await continueIds(tx);
  });

async function plantPeople(tx: Db, { passwordHash, seal, files, hasHistory }: Planting, calendars: Calendars) {
  const calendar = calendars('northfield');
  await plant(tx, 'accounts', accounts(calendar, passwordHash, files !== undefined));
  await tx.run(
    sql`update accounts set draft_key = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'base64')`,
  );
  if (files) {
    await plant(tx, 'uploads', uploads(calendar));
    await putPictures(files);
  }
  await plant(tx, 'mfa_secrets', mfaSecrets(calendar, seal));
  await plant(tx, 'universities', universities(northfieldMeetingDays(calendar)));
  await plant(tx, 'administration_grants', administrationGrants(calendar));
  await plant(tx, 'programs', programs());
  await plant(tx, 'curriculum_plans', curriculumPlans(calendar));
  await plant(tx, 'curriculum_plan_versions', curriculumPlanVersions(calendar));
  await plant(tx, 'classrooms', classrooms());
  await plant(tx, 'cohorts', cohorts(calendars));
  await plant(tx, 'courses', courses(calendars));
  await plant(tx, 'curriculum_sources', curriculumSources(calendar));
  await plant(tx, 'curriculum_bases', curriculumBases());
  await plant(tx, 'survey_schedules', surveySchedules(calendars));
  await plant(tx, 'enrollments', enrollments(calendars));
  await plant(tx, 'imports', imports(calendar));
  await plant(tx, 'import_files', importFiles(calendar));
  await plant(tx, 'import_rows', importRows());
  if (hasHistory) await plant(tx, 'audit_entries', history(calendar));
}

async function plantClasses(tx: Db, calendars: Calendars) {
  const calendar = calendars('northfield');
  await plant(
    tx,
    'sessions',
    PLANS.flatMap((plan) => sessions(plan, calendars(plan.campus))),
  );
  await plant(
    tx,
    'session_videos',
    PLANS.flatMap((plan) => sessionVideos(plan, calendars(plan.campus))),
  );
  await plant(tx, 'remote_requests', remoteRequests(calendar));
  await plant(tx, 'remote_decisions', remoteDecisions(calendar));
  const approved = approvedAttendance(calendar);
  const taken = PLANS.flatMap((plan) => attendance(plan, calendars(plan.campus), approved));
  await plant(tx, 'attendance', [...approved, ...taken]);
  await plant(tx, 'attendance_history', attendanceHistory(taken));
}

async function plantWork(tx: Db, calendars: Calendars): Promise<SeededSubmission[]> {
  const random = createRandom('work');
  const handIns: SeededSubmission[] = [];
  for (const plan of PLANS) {
    const tasks = plantedAssignments(plan);
    const calendar = calendars(plan.campus);
    await plant(tx, 'assignments', assignments(tasks, calendar));
    await plant(tx, 'assignment_extensions', extensions(tasks, calendar, ACCOUNTS.instructor));
    for (const [index, seat] of seededStudentsOf(plan).entries())
      for (const task of tasks)
        handIns.push(...[handIn(task, seat, index + 1, calendar, random)].filter((one) => one !== null));
  }
  await plant(tx, 'submissions', submissions(handIns));
  await plant(tx, 'submission_urls', submissionUrls(handIns));
  await plant(tx, 'submission_versions', submissionVersions(handIns));
  await plant(tx, 'submission_grades', grades(handIns));
  await plant(tx, 'career_feedback', careerFeedback(handIns));
  await plant(tx, 'grade_history', gradeHistory(handIns));
  await plant(tx, 'submission_comments', comments(handIns, calendars('northfield')));
  await plant(tx, 'submission_plagiarism', plagiarism(handIns));
  const feedback = PLANS.filter(hasFeedback).flatMap((plan) => weeklyFeedback(plan, calendars(plan.campus)));
  await plant(tx, 'weekly_feedback', feedback);
  await plant(tx, 'follow_ups', followUps(calendars('northfield')));
  const filled = formSubmissions(calendars, feedback);
  await plant(tx, 'form_submissions', filled.submissions);
  await plant(tx, 'form_answers', filled.answers);
  return handIns;
}

async function plantTalk(tx: Db, calendar: Calendar, handIns: readonly SeededSubmission[]) {
  await plant(tx, 'survey_assignments', surveyAssignments(calendar));
  await plant(tx, 'announcements', announcements(calendar));
  await plant(tx, 'announcement_reads', announcementReads(calendar));
  await plant(tx, 'notifications', notifications(calendar, handIns));
  await plant(tx, 'chat_conversations', conversations(calendar));
  await plant(tx, 'chat_messages', messages(calendar));
  await plant(tx, 'chat_reads', chatReads());
  await plant(tx, 'support_tickets', tickets(calendar));
  await plant(tx, 'billing_entries', billingEntries(calendar));
  await plant(tx, 'support_messages', supportMessages(calendar));
}
