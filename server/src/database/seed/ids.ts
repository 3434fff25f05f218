/**
 * The first id of named enrollments. Ids of the demo world are the same in every run, so that tests can rely on them.
 * Ids of different kinds of objects never coincide, so that confusing them finds nothing.
 */
const NAMED_ENROLLMENT = 500;

/** Account ids by the names that tests use. */
export const ACCOUNTS = {
  student: 1,
  survey: 2,
  student2: 3,
  instructor: 31,
  instructor2: 32,
  ta: 33,
  ta2: 34,
  ssm: 35,
  cd: 36,
  admin: 37,
  cm: 38,
  nobody: 39,
  inactive: 40,
  temporary: 41,
  mfa: 42,
  graduate: 43,
  // ids of forms, which belong to no class
  registrar: 44,
  operator: 45,
  lakesideStudent: 51,
  lakesideInstructor: 52,
  riverton: 61,
  harborview: 62,
  stonebridge: 63,
} as const;
export type DemoName = keyof typeof ACCOUNTS;

/** The default enrollment of each account; `ta`, `instructor` and `ssm` have a second one. */
export const ENROLLMENTS = {
  student: NAMED_ENROLLMENT + ACCOUNTS.student,
  survey: NAMED_ENROLLMENT + ACCOUNTS.survey,
  student2: NAMED_ENROLLMENT + ACCOUNTS.student2,
  instructor: NAMED_ENROLLMENT + ACCOUNTS.instructor,
  instructor2: NAMED_ENROLLMENT + ACCOUNTS.instructor2,
  ta: NAMED_ENROLLMENT + ACCOUNTS.ta,
  ta2: NAMED_ENROLLMENT + ACCOUNTS.ta2,
  ssm: NAMED_ENROLLMENT + ACCOUNTS.ssm,
  cd: NAMED_ENROLLMENT + ACCOUNTS.cd,
  admin: NAMED_ENROLLMENT + ACCOUNTS.admin,
  cm: NAMED_ENROLLMENT + ACCOUNTS.cm,
  inactive: NAMED_ENROLLMENT + ACCOUNTS.inactive,
  temporary: NAMED_ENROLLMENT + ACCOUNTS.temporary,
  mfa: NAMED_ENROLLMENT + ACCOUNTS.mfa,
  graduate: NAMED_ENROLLMENT + ACCOUNTS.graduate,
  lakesideStudent: NAMED_ENROLLMENT + ACCOUNTS.lakesideStudent,
  lakesideInstructor: NAMED_ENROLLMENT + ACCOUNTS.lakesideInstructor,
  riverton: NAMED_ENROLLMENT + ACCOUNTS.riverton,
  harborview: NAMED_ENROLLMENT + ACCOUNTS.harborview,
  stonebridge: NAMED_ENROLLMENT + ACCOUNTS.stonebridge,
  taAsStudent: 600,
  instructorInPastCourse: 601,
  ssmInUpcomingCourse: 602,
  instructor2InFullTime: 603,
} as const;

/** The id of a session, which contains the number of its course. */
export const sessionId = (courseId: number, day: number): number => courseId * 1000 + day;
export const assignmentId = (courseId: number, number: number): number => courseId * 100 + number;
export const submissionId = (assignment: number, student: number): number => assignment * 100 + student;

const COURSE = 111;
const LAKESIDE_COURSE = 161;
const work = (number: number) => assignmentId(COURSE, number);

/** The ids that tests need. */
export const IDS = {
  accounts: ACCOUNTS,
  enrollments: ENROLLMENTS,

  northfield: 1,
  lakeside: 2,
  riverton: 94,
  harborview: 222,
  stonebridge: 234,
  activeProgram: 1,
  activeCohort: 11,
  activeCourse: COURSE,
  pastCourse: 112,
  /** Earlier classes, the latest first. */
  earlierCourses: [114, 115],
  upcomingCourse: 113,
  fullTimeCourse: 121,
  dataCourse: 131,
  cyberCourse: 151,
  lakesideCohort: 61,
  lakesideCourse: LAKESIDE_COURSE,
  harborviewCourse: 181,
  /** A session that begins 20 minutes after the anchor. */
  todaysSession: sessionId(COURSE, 70),
  yesterdaysSession: sessionId(COURSE, 69),
  tomorrowsSession: sessionId(COURSE, 71),
  /** A session a week ahead without any requests. */
  futureSession: sessionId(COURSE, 77),
  /** A session for which Maya has an open request. */
  requestedSession: sessionId(COURSE, 74),
  /** A session that Maya may attend remotely. */
  approvedSession: sessionId(COURSE, 72),
  /** A past session with two videos. */
  videoSession: sessionId(COURSE, 67),
  /** A session that Maya missed. */
  missedSession: sessionId(COURSE, 41),
  excusedSession: sessionId(COURSE, 25),
  /** A session that Maya attended remotely. */
  remoteSession: sessionId(COURSE, 34),
  /** A past session without attendance. */
  unmarkedSession: sessionId(COURSE, 58),
  careerSession: sessionId(COURSE, 510),
  pastCareerSession: sessionId(COURSE, 509),
  lakesideSession: sessionId(LAKESIDE_COURSE, 35),

  /** An assignment that was due five days ago and that Maya has not submitted. */
  overdueAssignment: work(11),
  /** An assignment that is due in two days, not submitted by Maya or Noah. */
  openAssignment: work(12),
  /** An assignment that was due yesterday or the day before, with an extension of five days. */
  extendedAssignment: work(27),
  /** An assignment on which Maya has an A. */
  gradedAssignment: work(3),
  /** An assignment submitted by Maya and Noah, without grades. */
  ungradedAssignment: work(10),
  /** An assignment that Maya submitted late. */
  lateAssignment: work(6),
  /** An optional assignment that Maya submitted again after an Incomplete; since it is optional, it is not overdue. */
  incompleteAssignment: work(30),
  preworkAssignment: work(1),
  futureAssignment: work(20),
  /** An optional milestone that was approved for Maya. */
  approvedMilestone: work(31),
  resumeMilestone: work(32),
  /** A milestone that Maya submitted and that waits for the career director. */
  pendingMilestone: work(33),
  /** A required milestone that is open and not submitted. */
  careerMilestone: work(34),
  lakesideAssignment: assignmentId(LAKESIDE_COURSE, 1),

  gradedSubmission: submissionId(work(3), 1),
  ungradedSubmission: submissionId(work(10), 1),
  incompleteSubmission: submissionId(work(30), 1),
  milestoneSubmission: submissionId(work(33), 1),
  otherStudentsSubmission: submissionId(work(3), 3),
  otherStudentsUngradedSubmission: submissionId(work(10), 3),
  lakesideSubmission: submissionId(assignmentId(LAKESIDE_COURSE, 1), 1),

  /** The comments on Maya's ungraded submission, by role. */
  comments: { student: 1, instructor: 2, ta: 3, ssm: 4, admin: 5 },
  otherStudentsComment: 6,

  /** An announcement of the instructor, which Maya has not read. */
  announcement: 1,
  readAnnouncement: 2,
  careerAnnouncement: 3,
  scheduledAnnouncement: 4,
  expiredAnnouncement: 5,
  fullTimeAnnouncement: 19,
  lakesideAnnouncement: 20,

  /** A pending request of Maya. */
  pendingRequest: 1,
  approvedRequest: 2,
  /** The requests of other students. */
  deniedRequest: 3,
  cancelledRequest: 4,
  otherStudentsRequest: 5,
  attendedRequest: 6,
  conflictingRequest: 7,
  dataCourseRequest: 10,
  fullTimeRequest: 11,
  lakesideRequest: 20,

  /** An unhandled notification for Maya: her assignment was graded. */
  notification: 4,
  /** A handled notification for Maya. */
  handledNotification: 1,
  otherStudentsNotification: 40,
  /** A notification for Elena: Maya requests remote attendance. */
  requestNotification: 30,
  /** Maya's conversation. */
  conversation: 1,
  /** Noah's conversation, which waits for an answer. */
  waitingConversation: 2,
  answeredConversation: 3,
  ticket: 1,
  onboardingPlaylist: 5,
  playlist: 1,
  universityPlaylist: 6,
  weeklyFeedbackForm: 20,
  installationGrant: 1,
  universityGrant: 2,
  imports: { applied: 1, open: 2 },
  plan: 801,
  lakesidePlan: 861,
} as const;
