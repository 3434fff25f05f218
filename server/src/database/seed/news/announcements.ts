import type { ContextCode } from '@bcs/contract/features/enrollments/contexts';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { ANNOUNCEMENTS, READ_ANNOUNCEMENTS } from '../announcements.ts';
import type { Calendar } from '../calendar.ts';
import { ENROLLMENTS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { newsSender } from './sent.ts';

const FIRST_ID = 60;
const AUTHORS: Readonly<Record<number, string>> = {
  [ENROLLMENTS.instructor]: 'Daniel Brooks',
  [ENROLLMENTS.ta]: 'Priya Raman',
  [ENROLLMENTS.ssm]: 'Elena Marchetti',
  [ENROLLMENTS.cd]: 'Thomas Adeyemi',
  [ENROLLMENTS.admin]: 'Grace Lindqvist',
};

/** Notifications about announcements for Maya and the teaching assistant; those they have read are handled. */
export function announcementNews(calendar: Calendar): SeedRow[] {
  const send = newsSender(calendar);
  const shown = ANNOUNCEMENTS.filter(({ from, courseId }) => from <= 0 && courseId === undefined);
  const isRead = (id: number, by: number) =>
    READ_ANNOUNCEMENTS.some(([announcement, who]) => announcement === id && who === by);
  return shown.flatMap((one, index) => {
    const activationDate = plus(calendar.anchor, one.from * HOUR);
    const facts = {
      announcementId: one.id,
      title: one.title,
      contextCode: (one.career ? 'career' : 'academic') as ContextCode,
      updatedAt: activationDate,
      again: false,
      author: AUTHORS[one.author] ?? '',
      authorEnrollmentId: one.author,
    };
    const to = [
      { role: 'student', to: ENROLLMENTS.student, id: FIRST_ID + 2 * index },
      { role: 'ta', to: ENROLLMENTS.ta, id: FIRST_ID + 2 * index + 1 },
    ] as const;
    return to
      .filter((each) => each.to !== one.author)
      .map((each) => send('ANNOUNCEMENT', facts, { ...each, at: activationDate, handled: isRead(one.id, each.to) }));
  });
}
