import type { ClassSettings } from '@bcs/contract/features/class-settings/model';

/** The name of each setting, on the form and where two people have changed it. ADM-079 */
export const LABELS: Readonly<Record<keyof ClassSettings, string>> = {
  name: 'Name',
  startDate: 'First day',
  endDate: 'Last day',
  timeZone: 'Time zone',
  maxAbsence: 'Maximum absences',
  maxRemoteAttendance: 'Maximum remote attendances',
  maxMissedGeneralAssignment: 'Maximum missed optional assignments',
  maxMissedRequiredAssignment: 'Maximum missed required assignments',
  minimumScoreRequired: 'Minimum score',
  midSurveyFrom: 'Mid-course survey from',
  midSurveyTo: 'Mid-course survey to',
  endSurveyFrom: 'End-of-course survey from',
  endSurveyTo: 'End-of-course survey to',
  classroomLink: 'Classroom link',
  classroomDynamic: 'Each session has its own meeting',
  youCanBookMeUrl: 'Link for booking tutoring',
  checkInCodeRequired: 'Check-in requires the code of the session',
  absentAfterSession: 'Students who have not checked in are marked absent after the session',
  instructorsMayEdit: 'Instructors may edit',
};
