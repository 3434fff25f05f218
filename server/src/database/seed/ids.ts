/**
 * The names of the demo world. The ids are the same in every run, so that tests and examples may rely on them.
 * Ids of different nouns never agree by accident: who mixes them up finds nothing.
 */
const NAMED_ENROLLMENT = 500;

/** Accounts by the name that tests call them. */
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
  // they belong to no class
  registrar: 44,
  operator: 45,
  lakesideStudent: 51,
  lakesideInstructor: 52,
  riverton: 61,
  harborview: 62,
  stonebridge: 63,
} as const;
export type DemoName = keyof typeof ACCOUNTS;

/** The enrollment with which each of them goes through the product; `ta`, `instructor` and `ssm` have a second one. */
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

/** An object of a course bears the number of its course. */
export const sessionId = (courseId: number, day: number): number => courseId * 1000 + day;
export const assignmentId = (courseId: number, number: number): number => courseId * 100 + number;
export const submissionId = (assignment: number, student: number): number => assignment * 100 + student;

const COURSE = 111;
const LAKESIDE_COURSE = 161;
const work = (number: number) => assignmentId(COURSE, number);

/** Everything a test wants to name. */
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
  /** The classes before it, the latest first. */
  earlierCourses: [114, 115],
  upcomingCourse: 113,
  fullTimeCourse: 121,
  dataCourse: 131,
  cyberCourse: 151,
  lakesideCohort: 61,
  lakesideCourse: LAKESIDE_COURSE,
  harborviewCourse: 181,
  /** Begins 20 minutes after the anchor. */
  todaysSession: sessionId(COURSE, 70),
  yesterdaysSession: sessionId(COURSE, 69),
  tomorrowsSession: sessionId(COURSE, 71),
  /** A week ahead, nobody has asked anything about it. */
  futureSession: sessionId(COURSE, 77),
  /** Maya has an open request for it. */
  requestedSession: sessionId(COURSE, 74),
  /** Maya may attend it from afar. */
  approvedSession: sessionId(COURSE, 72),
  /** Past, with two videos. */
  videoSession: sessionId(COURSE, 67),
  /** Maya was absent. */
  missedSession: sessionId(COURSE, 41),
  excusedSession: sessionId(COURSE, 25),
  /** Maya attended it from afar. */
  remoteSession: sessionId(COURSE, 34),
  /** Over, and nobody has taken attendance. */
  unmarkedSession: sessionId(COURSE, 58),
  careerSession: sessionId(COURSE, 510),
  pastCareerSession: sessionId(COURSE, 509),
  lakesideSession: sessionId(LAKESIDE_COURSE, 35),

  /** Maya has not handed it in, and it was due five days ago. */
  overdueAssignment: work(11),
  /** Due in two days, nothing handed in by Maya or Noah. */
  openAssignment: work(12),
  /** Was due yesterday or the day before, open by an extension of five days. */
  extendedAssignment: work(27),
  /** Maya has an A. */
  gradedAssignment: work(3),
  /** Handed in by Maya and Noah, no grade yet. */
  ungradedAssignment: work(10),
  /** Maya handed it in late. */
  lateAssignment: work(6),
  /** Maya's is Incomplete and was handed in again once; it is optional, so it is not overdue. */
  incompleteAssignment: work(30),
  preworkAssignment: work(1),
  futureAssignment: work(20),
  /** Approved for Maya; optional. */
  approvedMilestone: work(31),
  resumeMilestone: work(32),
  /** Handed in by Maya, the career director has yet to look. */
  pendingMilestone: work(33),
  /** Open, required, nothing handed in. */
  careerMilestone: work(34),
  lakesideAssignment: assignmentId(LAKESIDE_COURSE, 1),

  gradedSubmission: submissionId(work(3), 1),
  ungradedSubmission: submissionId(work(10), 1),
  incompleteSubmission: submissionId(work(30), 1),
  milestoneSubmission: submissionId(work(33), 1),
  otherStudentsSubmission: submissionId(work(3), 3),
  otherStudentsUngradedSubmission: submissionId(work(10), 3),
  lakesideSubmission: submissionId(assignmentId(LAKESIDE_COURSE, 1), 1),

  /** The comments on Maya's ungraded submission, by the name of the role. */
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

  /** Maya's. */
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

  /** Maya's, not handled: her assignment was graded. */
  notification: 4,
  /** Maya's, handled. */
  handledNotification: 1,
  otherStudentsNotification: 40,
  /** Elena's: Maya asks for remote attendance. */
  requestNotification: 30,
  /** Maya's. */
  conversation: 1,
  /** Noah's: he has not been answered. */
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
