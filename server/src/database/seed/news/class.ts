import type { Calendar } from '../calendar.ts';
import { ENROLLMENTS, IDS, sessionId } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { ACADEMIC_FACTS, CAREER_FACTS, MAYA_FACTS, newsSender } from './sent.ts';

/** Maya's notifications about sessions and attendance. */
export function classNews(calendar: Calendar): SeedRow[] {
  const { at, classOn } = calendar;
  const send = newsSender(calendar);
  const maya = (id: number, sentAt: string, handled = false) => ({
    id,
    to: ENROLLMENTS.student,
    at: sentAt,
    handled,
  });
  const workshop = {
    sessionId: IDS.careerSession,
    name: 'Whiteboard Interviews',
    startTime: at(3, '12:00'),
    ...CAREER_FACTS,
  };
  const evening = {
    sessionId: sessionId(IDS.activeCourse, 599),
    name: 'Portfolio Evening',
    startTime: at(-8, '12:00'),
    ...CAREER_FACTS,
  };
  const recorded = {
    sessionId: IDS.videoSession,
    name: 'Team Profile Workshop',
    startTime: classOn(-3).start,
    ...ACADEMIC_FACTS,
  };
  const remote = {
    sessionId: IDS.approvedSession,
    sessionName: 'REST Resources',
    startTime: classOn(2).start,
    ...ACADEMIC_FACTS,
    ...MAYA_FACTS,
  };
  const missed = {
    sessionId: sessionId(IDS.activeCourse, 41),
    sessionName: 'Office Hours: Server-Side APIs',
    startTime: classOn(-29).start,
    ...ACADEMIC_FACTS,
    ...MAYA_FACTS,
  };
  return [
    send('SESSION_CREATED', workshop, maya(8, at(-3, '18:05'), true)),
    send('SESSION_UPDATED', workshop, maya(9, at(-2, '16:10'))),
    send('SESSION_CANCELLED', evening, maya(10, at(-10, '16:10'), true)),
    send('SESSION_VIDEO', recorded, maya(11, at(-2, '14:10'))),
    send('REMOTE_APPROVED', { ...remote, requestId: IDS.approvedRequest }, maya(12, at(-1, '12:10'))),
    send('ABSENCE_RECORDED', missed, maya(13, classOn(-29).end, true)),
  ];
}
