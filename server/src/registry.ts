import type { Calls } from '@bcs/contract/contract';
import * as api from '@bcs/contract/features/instructor-api/calls';
import type { Asked } from '@bcs/contract/features/instructor-api/graph';
import type { Call } from '@bcs/contract/kernel/call';
import * as identity from '#features/identity/handlers';
import * as enrollments from '#features/enrollments/handlers';
import * as notifications from '#features/notifications/handlers';
import * as announcements from '#features/announcements/handlers';
import * as sessions from '#features/sessions/handlers';
import * as videos from '#features/videos/handlers';
import * as classroom from '#features/classroom/handlers';
import * as attendance from '#features/attendance/handlers';
import * as remoteAttendance from '#features/remote-attendance/handlers';
import * as coursework from '#features/coursework/handlers';
import * as submissions from '#features/submissions/handlers';
import * as grading from '#features/grading/handlers';
import * as grades from '#features/grades/handlers';
import * as gradebook from '#features/gradebook/handlers';
import * as careerServices from '#features/career-services/handlers';
import * as graduation from '#features/graduation/handlers';
import * as pictures from '#features/pictures/handlers';
import * as people from '#features/people/handlers';
import * as surveys from '#features/surveys/handlers';
import * as weeklyFeedback from '#features/weekly-feedback/handlers';
import * as nps from '#features/nps/handlers';
import * as surveyTurnout from '#features/survey-turnout/handlers';
import * as chat from '#features/chat/handlers';
import * as billing from '#features/billing/handlers';
import * as assistant from '#features/assistant/handlers';
import * as support from '#features/support/handlers';
import * as assignmentPage from '#features/assignment-page/handlers';
import * as sessionPage from '#features/session-page/handlers';
import * as studentPage from '#features/student-page/handlers';
import * as cohortHealth from '#features/cohort-health/handlers';
import * as calendarFeed from '#features/calendar-feed/handlers';
import * as dashboard from '#features/dashboard/handlers';
import * as today from '#features/today/handlers';
import * as commandMenu from '#features/command-menu/handlers';
import * as webhooks from '#features/webhooks/handlers';
import * as rosters from '#features/rosters/handlers';
import * as standing from '#features/rosters/handlers-standing';
import * as transfers from '#features/rosters/handlers-transfer';
import * as accounts from '#features/accounts/handlers';
import * as addingPeople from '#features/accounts/handlers-adding';
import * as loginEmail from '#features/accounts/handlers-email';
import * as merging from '#features/accounts/handlers-merging';
import * as accessTokens from '#features/access-tokens/handlers';
import * as administration from '#features/administration/handlers';
import * as adminDrafts from '#features/administration/handlers-drafts';
import * as audit from '#features/audit/handlers';
import * as grants from '#features/grants/handlers';
import * as setup from '#features/setup/handlers';
import * as imports from '#features/imports/handlers';
import * as assignmentEditor from '#features/assignment-editor/handlers';
import * as health from '#features/health/handlers';
import * as exported from '#features/exports/handlers';
import * as plans from '#features/plans/handlers';
import * as planVersions from '#features/plans/handlers-versions';
import * as deletedItems from '#features/deleted-items/handlers';
import * as scheduling from '#features/scheduling/handlers';
import * as classCopy from '#features/scheduling/handlers-copy';
import * as itemsCopy from '#features/scheduling/handlers-copy-items';
import * as sessionEditor from '#features/session-editor/handlers';
import * as sessionCancelling from '#features/session-editor/handlers-cancel';
import * as moving from '#features/session-editor/handlers-move';
import * as sessionResources from '#features/session-editor/handlers-resources';
import * as syllabus from '#features/session-editor/handlers-syllabus';
import * as classSettings from '#features/class-settings/handlers';
import * as universities from '#features/universities/handlers';
import * as universityParts from '#features/universities/handlers-parts';
import * as universitySwitches from '#features/universities/handlers-switches';
import * as classes from '#features/classes/handlers';
import * as courseFiles from '#features/course-files/handlers';
import * as courseFilesPlans from '#features/course-files/handlers-plans';
import * as classPreview from '#features/classes/handlers-preview';
import * as classStates from '#features/classes/handlers-states';
import * as bulk from '#features/imports/handlers-bulk';
import * as instructorApiOnly from '#features/instructor-api/handlers';
import type { Handler } from '#kernel/handler';

/** Every call has a handler, or this does not compile. */
export type Registry = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };

/** All handlers, feature by feature. */
export const registry: Registry = {
  ...identity,
  ...enrollments,
  ...notifications,
  ...announcements,
  ...sessions,
  ...videos,
  ...classroom,
  ...attendance,
  ...remoteAttendance,
  ...coursework,
  ...submissions,
  ...grading,
  ...grades,
  ...gradebook,
  ...careerServices,
  ...graduation,
  ...pictures,
  ...people,
  ...surveys,
  ...weeklyFeedback,
  ...nps,
  ...surveyTurnout,
  ...chat,
  ...billing,
  ...assistant,
  ...support,
  ...assignmentPage,
  ...sessionPage,
  ...studentPage,
  ...cohortHealth,
  ...calendarFeed,
  ...today,
  ...dashboard,
  ...commandMenu,
  ...webhooks,
  ...accessTokens,
  ...rosters,
  ...transfers,
  ...standing,
  ...accounts,
  ...addingPeople,
  ...loginEmail,
  ...merging,
  ...grants,
  ...setup,
  ...audit,
  ...administration,
  ...adminDrafts,
  ...imports,
  ...assignmentEditor,
  ...health,
  ...exported,
  ...deletedItems,
  ...scheduling,
  ...itemsCopy,
  ...sessionEditor,
  ...sessionCancelling,
  ...moving,
  ...sessionResources,
  ...syllabus,
  ...classCopy,
  ...plans,
  ...planVersions,
  ...bulk,
  ...universities,
  ...classSettings,
  ...universityParts,
  ...universitySwitches,
  ...classes,
  ...classPreview,
  ...courseFiles,
  ...courseFilesPlans,
  ...classStates,
};

/** A call of the instructor API is answered as the call of the product that it repeats. */
const answeredBy = (call: Call, { steps }: { readonly steps: unknown }): Handler => ({ call, steps }) as Handler;

const answersOf = (product: Registry): Readonly<Record<keyof typeof api, Handler>> => ({
  login: answeredBy(api.login, product.login),
  me: answeredBy(api.me, product.me),
  attendance: answeredBy(api.attendance, instructorApiOnly.attendance),
  grades: answeredBy(api.grades, product.gradebook),
  assignments: answeredBy(api.assignments, product.coursework),
  assignmentDetail: answeredBy(api.assignmentDetail, product.courseworkDetail),
  sessions: answeredBy(api.sessions, product.sessions),
  sessionDetail: answeredBy(api.sessionDetail, product.sessionDetail),
  weeklyFeedback: answeredBy(api.weeklyFeedback, instructorApiOnly.weeklyFeedback),
});

/** What answers the instructor API, by the names of its endpoints. API-017, D-172 */
export const instructorApi = answersOf(registry);

/** The same for a GraphQL query, which can ask for a course alone as well. D-174 */
export const instructorGraph: Readonly<Record<Asked, Handler>> = {
  ...instructorApi,
  course: answeredBy(instructorApiOnly.course.call, instructorApiOnly.course),
};
