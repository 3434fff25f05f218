// Written by `npm run generate` from the contract.

export interface UserAccount {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  nexusAvatarUrl: string | null;
  avatarUrl: string | null;
  githubUserName: string | null;
  canManageAttendance: boolean;
  id: number;
}

export interface Enrollment {
  id: number;
  courseId: number;
  userAccountId: number;
  active: boolean;
  courseRole: CourseRole;
  course: Course;
  midCourseSurveySchedule: SurveySchedule | null;
  endCourseSurveySchedule: SurveySchedule | null;
  remoteAttendanceCount: number;
  pendingRemoteAttendanceRequestCount: number;
  showCareerServicesEvents: boolean;
}

export interface CourseRole {
  courseRoleCode: "admin" | "student" | "instructor" | "ta" | "ssm" | "cd" | "cm";
  name: string;
}

export interface Course {
  id: number;
  code: string;
  name: string;
  startDate: string;
  endDate: string;
  duration: string | null;
  location: string | null;
  timeZone: string;
  cohortId: number;
  endSurveyEnabled: boolean;
  enterpriseCourse: boolean;
  graduationRequirements: GraduationRequirements;
  cohort: Cohort;
}

export interface GraduationRequirements {
  maxAbsence: number | null;
  maxRemoteAttendance: number | null;
  maxMissedGeneralAssignment: number | null;
  maxMissedRequiredAssignment: number | null;
  minimumScoreRequired: number | null;
}

export interface Cohort {
  name: string;
  startDate: string;
  endDate: string;
  program: Program;
  cohortUiControl: CohortUiControl;
}

export interface Program {
  name: string;
  programType: { name: string; };
  university: University;
}

export interface University {
  id: number;
  name: string;
  shortName: string | null;
  logoUrl: string | null;
  accentColor: string | null;
  chatEnabled: boolean;
}

export interface CohortUiControl {
  hideBilling: boolean;
  hideWebToCase: boolean;
  hideCareerServices: boolean;
  hideRemoteAttendance: boolean;
  hideLiveChat: boolean;
  hideExtendDueDate: boolean;
}

export interface SurveySchedule {
  id: number;
  courseId: number;
  survey: string;
  dateFrom: string;
  dateTo: string;
}

export interface SessionAttendance {
  id: number;
  name: string;
  chapter: number | null;
  startTime: string;
  endTime: string;
  students: Array<{ statusCode: "none" | "present" | "remote" | "absent" | "exception"; attendance: { remote: boolean; punctualityId: 1 | 2 | null; } | null; absence: { excused: boolean; } | null; excusedAbsenceReason: ExcusedAbsenceReason | null; student: { id: number; firstName: string; lastName: string; }; studentEnrollmentId: number; }>;
}

export interface ExcusedAbsenceReason {
  id: number;
  description: string;
}

export interface GradebookRow {
  assignment: GradebookAssignment;
  student: Student;
  userAccountAvatar: string | null;
  submission: GradebookSubmission;
  submissionGrade: SubmissionGrade | null;
  careerFeedback: CareerFeedback | null;
  context: Context;
}

export interface GradebookAssignment {
  id: number;
  contextId: 1 | 2;
  title: string;
  effectiveDueDate: string;
  required: boolean;
  requiredForGraduation: boolean;
  prework: boolean;
}

export interface Student {
  id: number;
  firstName: string;
  lastName: string;
}

export interface GradebookSubmission {
  id: number;
  studentEnrollmentId: number;
  date: string;
  version: number;
  resubmissionCount: number;
  commentsCount: number;
}

export interface SubmissionGrade {
  id: number;
  submissionId: number;
  grade: "A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "D-" | "F" | "Incomplete";
  version: number;
  gradedAt: string;
}

export interface CareerFeedback {
  careerFeedbackStatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  version: number;
  setAt: string;
}

export interface Context {
  id: 1 | 2;
  contextCode: "academic" | "career";
}

export interface GradebookStudent {
  student: Student;
  studentEnrollmentId: number;
  userAccountAvatar: string | null;
  stays: Stay[];
  isBlocked: boolean;
}

export interface Stay {
  from: string;
  until: string | null;
}

export interface CourseworkLists {
  currentWeekAssignments: Assignment[];
  courseStudentsCount: number;
  calendarAssignments: Assignment[];
  nextDueAssignments: Assignment[];
  overdueAssignments: Assignment[];
  archivedAssignments: Assignment[];
}

export interface Assignment {
  id: number;
  courseId: number;
  contextId: 1 | 2;
  title: string;
  assignmentDate: string;
  dueDate: string;
  effectiveDueDate: string;
  bufferDays: number;
  required: boolean;
  requiredForGraduation: boolean;
  assignmentHeader: { header: string; };
  assignmentContent: { content: string; };
  assignmentHours: { minHours: number | null; maxHours: number | null; };
  context: Context;
  prework: boolean;
  isArchived: boolean;
  submissionGrade: SubmissionGrade | null;
  submittedStudentCount: number | null;
  gradedStudentCount: number | null;
  resubmissionCount: number;
  commentsCount: number;
  submissionStatus: string | null;
  submittedAt: string | null;
  wasThere: boolean;
}

export interface MilestoneType {
  name: string;
}

export interface AssignmentStudent {
  student: Student;
  studentEnrollmentId: number;
  userAccountAvatar: string | null;
  stays: Stay[];
  isBlocked: boolean;
  submission: Submission | null;
  status: "Unsubmitted" | "Submitted" | "Submitted & Ungraded" | "Submitted & Graded";
}

export interface Submission {
  id: number;
  assignmentId: number;
  studentEnrollmentId: number;
  notes: string;
  date: string;
  firstSubmittedAt: string;
  version: number;
  resubmissionCount: number;
  submissionUrlList: SubmissionUrl[];
  submissionGrade: SubmissionGrade | null;
  careerFeedback: CareerFeedback | null;
  submissionCommentList: SubmissionComment[];
  submissionPlagiarism: SubmissionPlagiarism | null;
  student: Student;
  earlierVersions: EarlierVersion[];
  instructions: { version: number; isLatest: boolean; };
  copiedFrom: { code: string; title: string; } | null;
}

export interface SubmissionUrl {
  id: number;
  submissionId: number;
  url: string;
  title: string | null;
}

export interface SubmissionComment {
  id: number;
  submissionId: number;
  enrollmentId: number;
  comment: string;
  date: string;
  author: { firstName: string; lastName: string; };
  userAccountAvatar: string | null;
  authorRole: { courseRoleCode: "admin" | "student" | "instructor" | "ta" | "ssm" | "cd" | "cm"; };
  isPcCase: boolean;
  editedAt: string | null;
}

export interface SubmissionPlagiarism {
  status: "suspected" | "confirmed" | "cleared";
  note: string;
  date: string;
}

export interface EarlierVersion {
  version: number;
  notes: string;
  urls: Array<{ url: string; title: string | null; }>;
  grade: "A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "D-" | "F" | "Incomplete" | null;
  date: string;
}

export interface Session {
  id: number;
  courseId: number;
  name: string;
  chapter: number | null;
  shortDescription: string;
  longDescription: string;
  startTime: string;
  endTime: string;
  context: SessionContext;
  category: SessionCategory;
  eventType: "session";
  classroom: Classroom | null;
  videoUrlList: SessionVideo[];
  updatedAt: string;
}

export interface SessionContext {
  id: 1 | 2;
  contextCode: "academic" | "career";
}

export interface SessionCategory {
  code: "class" | "office-hours" | "career-workshop" | "career-event";
  name: string;
}

export interface Classroom {
  online: boolean;
  videoUrl: string | null;
  name: string;
  roomNumber: string | null;
  campus: { buildingName: string | null; };
}

export interface SessionVideo {
  id: number;
  sessionId: number;
  url: string;
}

export interface SessionDetail {
  session: { id: number; courseId: number; name: string; chapter: number | null; shortDescription: string; longDescription: string; startTime: string; endTime: string; context: SessionContext; category: SessionCategory; eventType: "session"; classroom: Classroom | null; videoUrlList: SessionVideo[]; updatedAt: string; statusCode?: "none" | "present" | "remote" | "absent" | "exception"; attendance?: { remote: boolean; punctualityId: 1 | 2 | null; } | null; absence?: { excused: boolean; } | null; excusedAbsenceReason?: ExcusedAbsenceReason | null; remoteAttendanceRequest?: RequestStep | null; remoteAttendanceApproval?: RequestStep | null; remoteAttendanceDenial?: RequestStep | null; };
  checkInCodeRequired: boolean;
  zoomMeetingEnabled: boolean;
  resources: Array<{ title: string; url: string; file: { mimeType: "application/pdf" | "image/webp"; size: number; name: string; } | null; }>;
  students: StudentAttendance[];
  excusedAbsenceReasons: ExcusedAbsenceReason[];
}

export interface RequestStep {
  id: number;
  date: string;
}

export interface StudentAttendance {
  statusCode: "none" | "present" | "remote" | "absent" | "exception";
  attendance: { remote: boolean; punctualityId: 1 | 2 | null; } | null;
  absence: { excused: boolean; } | null;
  excusedAbsenceReason: ExcusedAbsenceReason | null;
  remoteAttendanceRequest: RequestStep | null;
  remoteAttendanceApproval: RequestStep | null;
  remoteAttendanceDenial: RequestStep | null;
  student: { firstName: string; lastName: string; id: number; };
  studentEnrollmentId: number;
  userAccountAvatar: string | null;
  version: number;
  setBy: { firstName: string; lastName: string; } | null;
  setAt: string | null;
  wasThere: boolean;
  isBlocked: boolean;
}

export interface AverageData {
  week: number;
  classOverall: number | null;
  paceOfClass: number | null;
  applyLearningOutsideClass: number | null;
  academicSupport: number | null;
  instructorEngagement: number | null;
  instructorClarity: number | null;
  instructorKnowledge: number | null;
  homeworkFeedbackRating: number | null;
  OutsideTimeSpent: OutsideTimeSpent | null;
  feedbackCount: number;
  feedbackPercentage: number;
  studentCount: number;
  shownCount: number;
  closesAt: string;
}

export interface OutsideTimeSpent {
  option1Percentage: number;
  option2Percentage: number;
  option3Percentage: number;
  option4Percentage: number;
  option5Percentage: number;
}

/** The input and the answer of each endpoint. */
export interface Endpoints {
/** Your account and all your active enrollments. Start here: other endpoints take their ids. */
me: { input: Record<never, never>; output: { userAccount: UserAccount; enrollments: Enrollment[]; } };
/** The sessions of a course with the attendance of each student. */
attendance: { input: { courseId: number; }; output: { sessions: SessionAttendance[]; } };
/** The gradebook of a course: submissions with their grades. */
grades: { input: { courseId: number; }; output: { gradebook: GradebookRow[]; students: GradebookStudent[]; assignments: GradebookAssignment[]; } };
/** The coursework of one of your enrollments. */
assignments: { input: { enrollmentId: number; }; output: CourseworkLists };
/** One assignment with the work of each student on it. */
assignmentDetail: { input: { assignmentId: number; }; output: { assignment: Assignment; milestoneTypes: MilestoneType[]; students: AssignmentStudent[]; } };
/** The sessions of the course of one of your enrollments. */
sessions: { input: { enrollmentId: number; }; output: { sessions: Session[]; } };
/** One session with the attendance of its students. */
sessionDetail: { input: { sessionId: number; }; output: SessionDetail };
/** The averages of the weekly feedback of a course, week by week, without names and comments. */
weeklyFeedback: { input: { courseId: number; }; output: { AverageData: AverageData[]; } };
}
