import { defineFaults } from './mutant.ts';

const IN = 'server/src/features';

/** SQL: what is joined, left out, ordered, counted and bounded. */
export const STATEMENT_FAULTS = [
  ...defineFaults(`${IN}/gradebook/queries.ts`, 'server', 'gradebook/gradebook', {
    'the gradebook orders its items by number': [
      "'prework', a.prework) order by ${EXTENDED_DUE}, a.id)",
      "'prework', a.prework) order by a.id)",
    ],
    'a student who has left stands in the gradebook': [
      'e.course_id = ${courseId} and e.active and e.role = ${STUDENT})`',
      'e.course_id = ${courseId} and e.role = ${STUDENT})`',
    ],
  }),
  ...defineFaults(`${IN}/gradebook/queries.ts`, 'server', 'gradebook/sheet', {
    'work without a grade looks like none': ["coalesce(g.grade, '?')", "coalesce(g.grade, '-')"],
  }),
  ...defineFaults(`${IN}/attendance/queries.ts`, 'server', 'attendance/attendance-lists', {
    'everybody counts as without a status': ['a.session_id is null and e."isAsked" and', 'e."isAsked" and'],
    'whoever has left stands in the attendance table': [
      'e.course_id = s.course_id and e.role = ${STUDENT} and e.active)',
      'e.course_id = s.course_id and e.role = ${STUDENT})',
    ],
  }),
  ...defineFaults(`${IN}/attendance/queries-system.ts`, 'server', 'jobs/absences', {
    'whoever waits for an answer is set absent': ['and d.approved is not false)', 'and d.approved)'],
    'office hours set absences': ["and s.category_code = 'class' and s.cancelled_at", 'and s.cancelled_at'],
  }),
  ...defineFaults(`${IN}/attendance/queries.ts`, 'server', 'dashboard/dashboard', {
    'an absence from a career session counts': [' and s.context_id = 1 and s.cancelled_at', ' and s.cancelled_at'],
  }),
  ...defineFaults(`${IN}/dashboard/queries.ts`, 'server', 'dashboard/dashboard', {
    'the dashboard shows announcements before their time': [
      'and n.activation_date <= ${now}::timestamptz and n.expiration_date',
      'and n.expiration_date',
    ],
  }),
  ...defineFaults(`${IN}/notifications/queries.ts`, 'server', 'features/notifications/notifications', {
    'the oldest notifications are listed': [
      'order by n.created_at desc, n.id desc limit',
      'order by n.created_at, n.id limit',
    ],
    'a notification that is read again is unread': [
      'coalesce(n.handled_at, ${now})',
      'case when n.handled_at is null then ${now}::timestamptz end',
    ],
    'one person reads the notifications of a university': [
      'and n.enrollment_id = ${enrollmentId} and n.handled_at is null\n',
      'and n.handled_at is null\n',
    ],
  }),
  ...defineFaults(`${IN}/grading/queries.ts`, 'server', 'grading/grading.test', {
    'a grade that was changed keeps its version': ['version = g.version + 1', 'version = g.version'],
  }),
  ...defineFaults(`${IN}/grading/queries-neighbours.ts`, 'server', 'grading/neighbours', {
    'the next work to grade is of another student only': [
      '(a.id <> ${assignmentId} or p.id <> ${studentId})',
      '(a.id <> ${assignmentId} and p.id <> ${studentId})',
    ],
  }),
  ...defineFaults(`${IN}/enrollments/queries.ts`, 'server', 'enrollments/enrollments', {
    'the first cohort comes first': ['order by h.start_date desc, h.id desc', 'order by h.start_date, h.id'],
    'somebody finds the cohorts of another university': [
      'or h.university_id = ${universityId})',
      'or true or h.university_id = ${universityId})',
    ],
  }),
  ...defineFaults(`${IN}/remote-attendance/queries-pages.ts`, 'server', 'remote-attendance/lists', {
    'the last request of a page is the first of the next': [
      '(q.requested_at, q.id) < (',
      '(q.requested_at, q.id) <= (',
    ],
  }),
  ...defineFaults(`${IN}/announcements/queries.ts`, 'server', 'announcements/announcements', {
    'a deleted announcement is listed': ['and n.deleted_at is null and ${chosen}', 'and ${chosen}'],
    'an author counts among the readers': ['o.active and o.id <> ${enrollmentId}', 'o.active'],
  }),
  ...defineFaults(`${IN}/coursework/queries-reminders.ts`, 'server', 'jobs/reminders', {
    'a column is renamed in the statement alone': ['k.reminded_on as "remindedOn"', 'k.reminded_on as "lastOn"'],
    'students are reminded of milestones that their cohort hides': [
      'and not (a.context_id = ${CAREER} and h.hide_career_services)',
      '',
    ],
  }),
  ...defineFaults(`${IN}/people/queries.ts`, 'server', 'people/contacts', {
    'whoever cannot sign in is a contact': ['c.id = e.account_id and c.active', 'c.id = e.account_id'],
  }),
  ...defineFaults(`${IN}/submissions/queries-comments.ts`, 'server', 'submissions/comments', {
    'a comment that is sent twice stands twice': ["SAME_WITHIN = '10 seconds'", "SAME_WITHIN = '0 seconds'"],
  }),
  ...defineFaults(`${IN}/accounts/queries-list.ts`, 'server', 'accounts/accounts', {
    'a university finds the people of another': [
      'reach.installation\n    ? sql`e.account_id',
      'true\n    ? sql`e.account_id',
    ],
  }),
  ...defineFaults(`${IN}/audit/queries.ts`, 'server', 'audit/audit.test', {
    'everybody reads the whole history': ['installation\n    ? sql`true`', 'true\n    ? sql`true`'],
  }),
  ...defineFaults(`${IN}/notifications/notify-undone.ts`, 'server', 'attendance/set-status', {
    // whatever is changed and deleted in one statement is only changed, which is why the change has to go
    'what was read is withdrawn': [
      "and not sent.handled),\n    closed as (\n      update notifications n set cause = null, content = n.content - 'remoteAttendanceRequestId'\n      from sent where n.university_id = ${universityId} and n.id = sent.id and sent.handled),",
      '),',
    ],
  }),
  ...defineFaults(`${IN}/notifications/notify.ts`, 'server', 'jobs/announcements', {
    'whoever did it is told of it': ['and e.id is distinct from n."exceptEnrollmentId"', ''],
  }),
  ...defineFaults('server/src/kernel/released.ts', 'server', 'kernel/released', {
    'what is to be released is out': ['release_at <= ${now}', 'release_at >= ${now}'],
  }),
];
