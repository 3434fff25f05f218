import type { Calendar } from '../calendar.ts';
import { ENROLLMENTS, IDS, sessionId } from '../ids.ts';
import { ACADEMIC, CAREER, wordsOf, type Told } from './told.ts';

/** What Maya is told about sessions and attendance. */
export function classNews(calendar: Calendar): Told[] {
  const { moment } = wordsOf(calendar);
  const workshop = calendar.at(3, '12:00');
  const cancelled = calendar.at(-8, '12:00');
  const missed = calendar.classOn(-30).start;
  const next = { sessionId: IDS.careerSession, startTime: workshop, ...CAREER };
  const tell = (id: number, type: string, hoursAgo: number, content: Told['content'], handled = false): Told => ({
    id,
    to: ENROLLMENTS.student,
    type,
    hoursAgo,
    handled,
    content,
  });
  return [
    tell(
      8,
      'SESSION_CREATED',
      72,
      { message: `New career session: Whiteboard Interviews on ${moment(workshop)}.`, ...next },
      true,
    ),
    tell(9, 'SESSION_UPDATED', 48, {
      message: `Whiteboard Interviews has changed and takes place on ${moment(workshop)}.`,
      ...next,
    }),
    tell(
      10,
      'SESSION_CANCELLED',
      240,
      { message: `Portfolio Evening on ${moment(cancelled)} has been cancelled.`, startTime: cancelled, ...CAREER },
      true,
    ),
    tell(11, 'SESSION_VIDEO', 50, {
      message: 'A video of Team Profile Workshop is available.',
      sessionId: IDS.videoSession,
      ...ACADEMIC,
    }),
    tell(12, 'REMOTE_APPROVED', 30, {
      message: 'Your remote attendance for REST Resources has been approved.',
      sessionId: IDS.approvedSession,
      ...ACADEMIC,
    }),
    tell(
      13,
      'ABSENCE_RECORDED',
      715,
      {
        message: 'You were marked absent from Office Hours: Server-Side APIs.',
        sessionId: sessionId(IDS.activeCourse, 40),
        startTime: missed,
        ...ACADEMIC,
      },
      true,
    ),
  ];
}
