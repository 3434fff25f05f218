import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Database } from '#database/db';
import { migrate, migrations } from '#database/migrate';
import { plantContent } from '#database/seed/content';
import { libraryVideos, playlists } from '#database/seed/library';
import { plant } from '#database/seed/plant';
import { newToken, tokenHash } from '#kernel/tokens';
import type { Services } from '#kernel/services';
import { doDueJobs } from '#testing/mailbox';
import { clientOf, type Client } from '#testing/client';
import { emptyDatabase } from '#testing/database';
import { numberOf } from '#testing/rows';
import { runBcs } from '#testing/run-bcs';
import { testServices } from '#testing/services';
import { buildApp } from '../app.ts';
import { ZIP } from './calls-of-course-files.ts';
import { READING_LINK } from './calls-of-sessions.ts';
import { WEEKLY_RULE } from './calls-of-scheduling.ts';
import { SCREENSHOT, SUPPORT, TOKEN, WEBHOOK, weeklyAnswers } from './samples.ts';
import { NEW_BRIDGE } from './calls-of-chat-bridges.ts';

/** A Wednesday at 18:10 in New York. */
const NOW: Instant = '2026-03-11T22:10:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
let database: Database;
let services: Services;

beforeAll(async () => {
  database = await emptyDatabase();
  services = testServices(database, () => NOW);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const bcs = (...line: string[]) => runBcs(line, { db: database, now: NOW, given: { DATA_DIR: folder } });

/** The files that an operator imports, in the order of the manual. */
const FILES: readonly (readonly [noun: string, rows: readonly string[]])[] = [
  [
    'people',
    [
      'email,firstName,lastName,mfaRequired',
      ...['student', 'second', 'instructor', 'ssm', 'cd', 'admin'].map((name) => `${name}@new.example,New,${name},no`),
    ],
  ],
  [
    'courses',
    [
      'university,program,programType,cohort,code,name,startDate,endDate,midCourseSurveyFrom,midCourseSurveyTo,maxRemoteAttendance',
      'New College,Data,Data Viz,Data 1,NC-1,Data Viz,2026-01-05,2026-06-26,2026-04-01,2026-04-14,5',
    ],
  ],
  [
    'sessions',
    [
      'university,course,context,name,date,startTime,endTime,classroom',
      'New College,NC-1,academic,Today,2026-03-11,18:30,21:30,Hall 1',
      'New College,NC-1,academic,Tomorrow,2026-03-12,18:30,21:30,Hall 1',
      'New College,NC-1,academic,Later,2026-03-13,18:30,21:30,Hall 1',
    ],
  ],
  [
    'assignments',
    [
      'university,course,context,title,assignmentDate,dueDate',
      'New College,NC-1,academic,Challenge,2026-03-01,2026-03-20',
      'New College,NC-1,career,Milestone,2026-03-01,2026-03-20',
    ],
  ],
  [
    'enrollments',
    [
      'university,course,email,role',
      ...['student', 'instructor', 'ssm', 'cd', 'admin'].map((role) => `New College,NC-1,${role}@new.example,${role}`),
      'New College,NC-1,second@new.example,student',
    ],
  ],
];

const idOf = (table: string, where: string) =>
  numberOf(database, sql`select id from ${raw(table)} where ${raw(where)} order by id limit 1`);

/** Creates one of everything through the calls. */
async function useTheProduct(): Promise<void> {
  const app = await buildApp(services, { limited: false });
  const as = async (name: string): Promise<Client> => {
    const token = newToken();
    await database.run(sql`
      insert into auth_tokens (token_hash, account_id, issued_at, last_used_at, second_factor)
      select ${tokenHash(token)}, id, ${NOW}, ${NOW}, 'code' from accounts where email = ${`${name}@new.example`}`);
    return clientOf(
      () => app,
      async () => token,
    );
  };
  const anybody = clientOf(
    () => app,
    async () => null,
  );
  const enrollmentOf = (name: string) =>
    numberOf(
      database,
      sql`select e.id from enrollments e join accounts a on a.id = e.account_id where a.email = ${`${name}@new.example`} and e.active`,
    );
  const make = async (client: Client, name: CallName, input: object) => {
    const { status, body } = await client.call(name, input);
    expect({ name, status, body }).toMatchObject({ status: 200 });
    expect(body).not.toMatchObject({ error: true });
    return body as unknown as Record<string, { readonly id: number }>;
  };

  const [student, instructor, ssm, cd, admin] = (await Promise.all(
    ['student', 'instructor', 'ssm', 'cd', 'admin'].map(as),
  )) as [Client, Client, Client, Client, Client];
  const studentEnrollmentId = await enrollmentOf('student');
  const courseId = await idOf('courses', 'true');
  const today = await idOf('sessions', "name = 'Today'");
  const studentId = await idOf('accounts', "email = 'student@new.example'");

  const imported = (await make(admin, 'uploadImport', {
    kind: 'enrollments',
    universityId: null,
    courseId,
    fileName: 'late.csv',
    base64: Buffer.from('E-mail;First name;Last name;Role\nlate@new.example;New;Late;student').toString('base64'),
  })) as unknown as { importId: number };
  const { importId } = imported;
  const looked = (await make(admin, 'importPreview', { importId, kind: 'all', page: 0, after: -1 })) as unknown as {
    digest: string;
  };
  await make(admin, 'applyImport', { importId, digest: looked.digest, invitations: 'now' });
  await make(anybody, 'requestPasswordReset', {
    username: 'second@new.example',
    resetUrl: `${services.settings.publicOrigin}/reset-password`,
  });
  await doDueJobs(services);
  await make(anybody, 'mfaGenerateSecret', { email: 'second@new.example' });
  await make(anybody, 'login', { email: 'nobody@new.example', password: 'wrong' });
  await make(student, 'realtimeTicket', {});
  await make(student, 'resetCalendarFeed', {});

  await make(instructor, 'setAttendanceStatus', {
    sessionId: today,
    studentId,
    statusCode: 'present',
    excusedAbsenceReasonId: null,
  });
  const requests = [];
  for (const name of ['Tomorrow', 'Later']) {
    const sessionId = await idOf('sessions', `name = '${name}'`);
    await make(student, 'createRemoteAttendanceRequest', { id: null, studentEnrollmentId, sessionId });
    requests.push(await idOf('remote_requests', `session_id = ${sessionId}`));
  }
  await make(ssm, 'createRemoteAttendanceApproval', { id: null, remoteAttendanceRequestId: requests[0] });
  await make(ssm, 'createRemoteAttendanceDenial', { id: null, remoteAttendanceRequestId: requests[1] });
  await make(cd, 'createCareerSession', {
    name: 'Portfolio review',
    shortDescription: '',
    longDescription: '',
    courseId,
    startTime: '2026-03-20T22:00:00.000Z',
    endTime: '2026-03-20T23:00:00.000Z',
    chapter: 1.1,
  });
  await make(instructor, 'saveSessionVideos', { sessionId: today, urls: ['https://zoom.us/rec/play/abc'] });

  const handIn = async (title: string, urlTitle: string | null) => {
    const assignmentId = await idOf('assignments', `title = '${title}'`);
    const urls = [{ id: null, submissionId: null, url: 'https://github.com/new/work', title: urlTitle }];
    const work = { assignmentId, studentEnrollmentId, notes: '' };
    const { submission } = await make(student, 'createSubmission', {
      submission: { id: null, ...work },
      submissionUrlList: urls,
    });
    await make(student, 'updateSubmission', {
      submission: { id: submission?.id, ...work, notes: 'Again.' },
      submissionUrlList: urls,
    });
    return { assignmentId, submissionId: submission?.id };
  };
  const { assignmentId, submissionId } = await handIn('Challenge', null);
  const milestone = await handIn('Milestone', 'Github');
  const comment = { submissionId, enrollmentId: await enrollmentOf('instructor'), comment: 'Well done.' };
  const { submissionComment } = await make(instructor, 'createSubmissionComment', { id: null, ...comment });
  await make(instructor, 'updateSubmissionComment', {
    ...comment,
    id: submissionComment?.id,
    comment: 'Very well done.',
  });
  await make(instructor, 'createSavedComment', { enrollmentId: comment.enrollmentId, comment: 'Well structured.' });
  await make(instructor, 'gradingPresence', { submissionId, here: true });
  await make(instructor, 'createSubmissionGrade', { id: null, submissionId, grade: 'A' });
  await make(instructor, 'saveMark', { submissionId, mark: 'B' });
  await make(cd, 'setCareerFeedbackStatus', { submissionId: milestone.submissionId, statusId: 2 });
  await make(instructor, 'extendAssignment', { assignmentId, bufferDays: 2 });
  await make(instructor, 'createCourseAnnouncement', {
    enrollmentId: comment.enrollmentId,
    contextCode: 'academic',
    title: 'Welcome',
    body: 'We meet in room 204.',
    activationDate: '2026-03-11T22:00:00.000Z',
    expirationDate: '2026-03-20T22:00:00.000Z',
  });
  const { webhook } = await make(instructor, 'createWebhook', { enrollmentId: comment.enrollmentId, ...WEBHOOK });
  await make(instructor, 'testWebhook', { enrollmentId: comment.enrollmentId, webhookId: webhook?.id });
  const { bridgeId } = await make(admin, 'saveChatBridge', { courseId, ...NEW_BRIDGE });
  await make(admin, 'testChatBridge', { courseId, bridgeId });
  await make(instructor, 'createAccessToken', { enrollmentId: comment.enrollmentId, ...TOKEN });
  await make(instructor, 'saveFollowUp', { courseId, week: 2, text: 'We go slower now.', version: 0 });
  await make(admin, 'savePlaylist', {
    enrollmentId: await enrollmentOf('admin'),
    playlistId: null,
    version: 0,
    name: 'Our own videos',
    onboarding: false,
    externalId: null,
    videos: [{ videoId: 'how-to-check-in', source: 'file', title: 'How to Check In', description: '' }],
  });
  await make(student, 'sendChatMessage', { studentEnrollmentId, clientId: 'first-message', body: 'Hello?' });
  await make(ssm, 'markChatRead', { studentEnrollmentId, messageId: await idOf('chat_messages', 'true') });
  await make(ssm, 'setAsideToday', {
    enrollmentId: await enrollmentOf('ssm'),
    kind: 'chats',
    objectId: null,
    until: '2026-03-12',
  });
  await make(ssm, 'rememberChoice', { kind: 'page', key: '/chat' });
  await make(ssm, 'saveMailPreferences', { choice: { kind: 'announcements', courseId: null, delivery: 'weekly' } });
  await make(student, 'submitForm', { ...weeklyAnswers(9), enrollmentId: studentEnrollmentId, userDataId: studentId });
  await make(student, 'createSupportCase', { enrollmentId: studentEnrollmentId, ...SUPPORT });
  const reply = {
    caseId: await idOf('support_tickets', 'true'),
    message: 'And larger letters.',
    clientKey: 'a-key-of-a-reply',
  };
  await make(student, 'replyToSupport', reply);
  await make(student, 'createScreenshotUpload', SCREENSHOT);
  const boss = await as('boss');
  const standing = {
    accountId: await idOf('accounts', "email = 'ssm@new.example'"),
    universityId: await idOf('universities', 'true'),
    cohortId: null,
    role: 'ssm',
  };
  const { digest } = (await make(boss, 'previewStandingRole', standing)) as unknown as { digest: string };
  await make(boss, 'saveStandingRole', { ...standing, digest });
  await make(boss, 'changeLoginEmail', { accountId: studentId, email: 'renamed@new.example', waiting: null });
  const both = { accountId: studentId, email: 'late@new.example' };
  const merging = await make(boss, 'previewMerge', both);
  await make(boss, 'mergePeople', { ...both, digest: merging['digest'] });
  const weekly = { courseId: await idOf('courses', 'true'), ...WEEKLY_RULE };
  const planned = await make(boss, 'previewSessions', weekly);
  await make(boss, 'saveSessions', { ...weekly, digest: planned['digest'] });
  const program = { universityId: standing.universityId, programId: await idOf('programs', 'true') };
  const plan = { ...program, name: 'Web', from: { kind: 'class', courseId: weekly.courseId } };
  const { planId } = await make(boss, 'createPlan', plan);
  await make(boss, 'publishPlan', { planId, version: 1, note: 'As it is taught.' });
  await takeOverCurricula((name, input) => make(boss, name, input), Number(planId), weekly.courseId);
  const met = { courseId: weekly.courseId, sessionId: await idOf('sessions', `course_id = ${weekly.courseId}`) };
  await make(boss, 'saveResources', { ...met, version: 1, resources: [READING_LINK] });
  const unused = await idOf('sessions', 'rule_id is not null');
  await make(boss, 'deleteUnusedItem', { courseId: weekly.courseId, kind: 'session', id: unused, version: 1 });
  await app.close();
}

/** Takes over a plan, and uploads a folder for the same class. */
async function takeOverCurricula(
  make: (name: CallName, input: object) => Promise<Readonly<Record<string, unknown>>>,
  planId: number,
  courseId: number,
): Promise<void> {
  const wanted = { choices: { items: [], fields: [] }, pattern: null };
  const taken = { courseId, planId, number: 1, wanted };
  const { digest } = await make('previewTakeOver', taken);
  await make('takeOver', { ...taken, digest });
  await make('uploadFolder', { courseId, fileName: 'web.zip', base64: ZIP, revision: null });
}

/** The tables that this test does not fill, because other tests do or nothing fills them yet. */
const NOT_MADE_YET = [
  'admin_drafts',
  'assignment_versions',
  'catalogue_answers',
  'chat_presence',
  'drafts',
  'import_applications',
  'import_progress',
  'import_source_ids',
  'mail_pace',
  'meeting_messages',
  'meeting_people',
  'meeting_sessions',
  'meeting_visits',
  'meetings',
  'refused_addresses',
  'settings',
  'submission_plagiarism',
  'survey_assignments',
  'survey_reminders',
  'transfers',
  'writes_done',
];

test('a new installation takes one of everything, and the doctor finds no mistake', async () => {
  expect((await bcs('migrate')).code).toBe(0);
  await database.transaction(plantContent);
  for (const [noun, rows] of FILES) {
    const path = join(folder, `${noun}.csv`);
    writeFileSync(path, rows.join('\n'));
    expect(await bcs('import', noun, path, '--apply')).toMatchObject({ code: 0 });
  }
  expect((await bcs('user', 'create', 'boss@new.example', '--first', 'New', '--last', 'Boss')).code).toBe(0);
  expect((await bcs('grant', 'give', 'boss@new.example')).code).toBe(0);
  expect((await bcs('chat', 'on', 'New College')).code).toBe(0);
  expect((await bcs('billing', 'charge', 'student@new.example', 'NC-1', '1250.50', 'Tuition')).code).toBe(0);
  await useTheProduct();
  const doctor = await bcs('doctor');
  expect(doctor.said).toContain('No mistakes found.');
  expect(doctor.code).toBe(0);
  const tables = await database.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`);
  const empty: string[] = [];
  for (const { name } of tables) if (!(await database.maybe(sql`select 1 from ${raw(name)} limit 1`))) empty.push(name);
  expect(empty.filter((name) => !NOT_MADE_YET.includes(name))).toEqual([]);
}, 120_000);

test('an installation whose ids were taken is mended by its next migration', async () => {
  const older = await emptyDatabase();
  await migrate(
    older,
    migrations().filter(({ name }) => name < '0015'),
  );
  await plant(older, 'playlists', playlists());
  await plant(older, 'library_videos', libraryVideos());
  const add = (name: string) => older.run(sql`insert into playlists (name) values (${name})`);
  // shows that the test can fail: this is the mistake
  await expect(add('Ours')).rejects.toMatchObject({ constraint: 'playlists_pkey' });
  await migrate(older);
  expect(await add('Ours')).toBe(1);
  await older.close();
}, 60_000);
