import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from '../calendar.ts';
import { ACCOUNTS, ENROLLMENTS, IDS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { FEW_LEFT } from './classmates.ts';
import { ACADEMIC_FACTS, CAREER_FACTS, MAYA_FACTS, newsSender } from './sent.ts';

/** The notifications of staff. */
export function staffNews(calendar: Calendar): SeedRow[] {
  const { anchor, at, classOn } = calendar;
  const send = newsSender(calendar);
  const requested = {
    requestId: IDS.pendingRequest,
    sessionId: IDS.requestedSession,
    sessionName: 'Note Taker Workshop',
    startTime: classOn(4).start,
    ...ACADEMIC_FACTS,
    ...MAYA_FACTS,
  };
  // the request itself was made at the same time
  const justNow = plus(anchor, -2 * HOUR);
  const received = {
    assignmentId: IDS.overdueAssignment,
    title: 'Challenge 9: README Generator',
    student: 'Noah Williams',
    studentId: ACCOUNTS.student2,
    studentEnrollmentId: ENROLLMENTS.student2,
    ...ACADEMIC_FACTS,
  };
  const milestone = { assignmentId: IDS.pendingMilestone, title: 'LinkedIn', ...CAREER_FACTS, ...MAYA_FACTS };
  const comment = {
    assignmentId: IDS.ungradedAssignment,
    title: 'Challenge 8: Role-Playing Game',
    commentId: 0,
    author: MAYA_FACTS.student,
    byStudent: true,
    ...ACADEMIC_FACTS,
    ...MAYA_FACTS,
  };
  const to = <Name extends 'ssm' | 'ta' | 'instructor' | 'cd'>(role: Name) => ({ role, to: ENROLLMENTS[role] });
  return [
    send('ABSENCE_LIMIT', FEW_LEFT, { ...to('ssm'), id: 29, at: at(-1, '16:10') }),
    send('REMOTE_REQUESTED', requested, { ...to('ssm'), id: IDS.requestNotification, at: justNow }),
    send('REMOTE_REQUESTED', requested, { ...to('ta'), id: 31, at: justNow }),
    send('SUBMISSION_RECEIVED', received, { ...to('instructor'), id: 32, at: at(-1, '10:10') }),
    send('SUBMISSION_RECEIVED', received, { ...to('ta'), id: 33, at: at(-1, '10:10'), handled: true }),
    send('SUBMISSION_COMMENT', comment, { ...to('instructor'), id: 34, at: at(-2, '17:10') }),
    send('SUBMISSION_RECEIVED', milestone, { ...to('cd'), id: 35, at: at(-6, '12:10') }),
  ];
}
