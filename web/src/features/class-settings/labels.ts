import type { ClassSettings } from '@bcs/contract/features/class-settings/model';

/** The name of each setting, on the form and where two people have changed it. ADM-079 */
export const LABELS: Readonly<Record<keyof ClassSettings, string>> = {
  name: 'Name',
  startDate: 'First day',
  endDate: 'Last day',
  timeZone: 'Time zone',
  maxAbsence: 'Absences, at most',
  maxRemoteAttendance: 'Remote attendances, at most',
  maxMissedGeneralAssignment: 'Missed optional assignments, at most',
  maxMissedRequiredAssignment: 'Missed required assignments, at most',
  minimumScoreRequired: 'Minimum score',
  midSurveyFrom: 'Mid-course survey from',
  midSurveyTo: 'Mid-course survey to',
  endSurveyFrom: 'End-of-course survey from',
  endSurveyTo: 'End-of-course survey to',
  classroomLink: 'Link of the classroom',
  classroomDynamic: 'Each session has a meeting of its own',
  youCanBookMeUrl: 'Link to book tutoring',
  checkInCodeRequired: 'Check-in asks for the code of the session',
  absentAfterSession: 'Whoever has not checked in is absent after the session',
  instructorsMayEdit: 'Instructors may edit',
};
