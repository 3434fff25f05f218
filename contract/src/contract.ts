import type { Call } from '#kernel/call';
import * as identity from '#features/identity/calls';
import * as enrollments from '#features/enrollments/calls';
import * as notifications from '#features/notifications/calls';
import * as announcements from '#features/announcements/calls';
import * as sessions from '#features/sessions/calls';
import * as videos from '#features/videos/calls';
import * as classroom from '#features/classroom/calls';
import * as attendance from '#features/attendance/calls';
import * as remoteAttendance from '#features/remote-attendance/calls';
import * as coursework from '#features/coursework/calls';
import * as submissions from '#features/submissions/calls';
import * as grading from '#features/grading/calls';
import * as grades from '#features/grades/calls';
import * as gradebook from '#features/gradebook/calls';
import * as careerServices from '#features/career-services/calls';
import * as graduation from '#features/graduation/calls';
import * as pictures from '#features/pictures/calls';
import * as people from '#features/people/calls';
import * as surveys from '#features/surveys/calls';
import * as weeklyFeedback from '#features/weekly-feedback/calls';
import * as nps from '#features/nps/calls';
import * as surveyTurnout from '#features/survey-turnout/calls';
import * as chat from '#features/chat/calls';
import * as billing from '#features/billing/calls';
import * as assistant from '#features/assistant/calls';
import * as support from '#features/support/calls';
import * as assignmentPage from '#features/assignment-page/calls';
import * as sessionPage from '#features/session-page/calls';
import * as studentPage from '#features/student-page/calls';
import * as cohortHealth from '#features/cohort-health/calls';
import * as calendarFeed from '#features/calendar-feed/calls';
import * as today from '#features/today/calls';
import * as webhooks from '#features/webhooks/calls';
import * as accessTokens from '#features/access-tokens/calls';
import * as dashboard from '#features/dashboard/calls';
import * as rosters from '#features/rosters/calls';
import * as standing from '#features/rosters/calls-standing';
import * as transfers from '#features/rosters/calls-transfer';
import * as accounts from '#features/accounts/calls';
import * as addingPeople from '#features/accounts/calls-adding';
import * as loginEmail from '#features/accounts/calls-email';
import * as merging from '#features/accounts/calls-merging';
import * as commandMenu from '#features/command-menu/calls';
import * as administration from '#features/administration/calls';
import * as adminDrafts from '#features/administration/calls-drafts';
import * as audit from '#features/audit/calls';
import * as grants from '#features/grants/calls';
import * as setup from '#features/setup/calls';
import * as imports from '#features/imports/calls';
import * as assignmentEditor from '#features/assignment-editor/calls';
import * as health from '#features/health/calls';
import * as exported from '#features/exports/calls';
import * as plans from '#features/plans/calls';
import * as planVersions from '#features/plans/calls-versions';
import * as deletedItems from '#features/deleted-items/calls';
import * as scheduling from '#features/scheduling/calls';
import * as classCopy from '#features/scheduling/calls-copy';
import * as itemsCopy from '#features/scheduling/calls-copy-items';
import * as sessionEditor from '#features/session-editor/calls';
import * as moving from '#features/session-editor/calls-move';
import * as sessionResources from '#features/session-editor/calls-resources';
import * as syllabus from '#features/session-editor/calls-syllabus';
import * as classSettings from '#features/class-settings/calls';
import * as universities from '#features/universities/calls';
import * as universityParts from '#features/universities/calls-parts';
import * as universitySwitches from '#features/universities/calls-switches';
import * as classes from '#features/classes/calls';
import * as courseFiles from '#features/course-files/calls';
import * as courseFilesPlans from '#features/course-files/calls-plans';
import * as classPreview from '#features/classes/calls-preview';
import * as classStates from '#features/classes/calls-states';
import * as bulk from '#features/imports/calls-bulk';

/** Everything the product can do, feature by feature. The key is the call's name. */
export const calls = {
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
} satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
