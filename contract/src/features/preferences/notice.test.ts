import { describe, expect, test } from 'vitest';
import {
  deliveriesOf,
  defaultDelivery,
  mailKindsFor,
  passesQuietHours,
  soonestAhead,
  usualDelivery,
} from '#features/notifications/delivery';
import { MAIL_KIND_OF } from '#features/notifications/mail-kinds';
import { isRecipient, NOTIFICATIONS, type NotificationType } from '#features/notifications/types';
import { ROLES } from '#kernel/roles';
import { refuseChoice } from './abilities.ts';
import { noticeOf } from './notice.ts';

const NOW = '2026-03-11T12:00:00.000Z';
const TYPES = Object.keys(NOTIFICATIONS) as NotificationType[];
const news = (type: NotificationType, startTime?: string) => ({
  type,
  createdAt: NOW,
  content: startTime === undefined ? {} : { startTime },
});

describe('how news comes to whoever has chosen nothing [SUCC-077]', () => {
  const AT_ONCE = ['ABSENCE_LIMIT', 'REMOTE_APPROVED', 'REMOTE_DENIED', 'SESSION_CANCELLED', 'SESSION_UPDATED'];
  test('at once to students: a changed session, a decided request, the last absence, the answer of support [D-265]', () => {
    const found = TYPES.filter((type) => defaultDelivery(news(type), 'student') === 'at-once');
    expect(found.toSorted()).toEqual([...AT_ONCE, 'SUPPORT_ANSWERED']);
  });
  test('at once to staff: a remote request for a session within 24 hours', () => {
    for (const role of ROLES.filter((each) => each !== 'student')) {
      expect(TYPES.filter((type) => defaultDelivery(news(type), role) === 'at-once')).toEqual([]);
      const soon = (at: string) => defaultDelivery(news('REMOTE_REQUESTED', at), role);
      expect([soon('2026-03-12T12:00:00.000Z'), soon('2026-03-12T12:00:00.001Z')]).toEqual(['at-once', 'daily']);
    }
  });
  test('only a change of a session within twelve hours passes quiet hours [SUCC-079]', () => {
    const near = '2026-03-12T00:00:00.000Z';
    const passes = (type: NotificationType, facts: object) => passesQuietHours({ type, facts: { ...facts } }, NOW);
    expect(TYPES.filter((type) => passes(type, { startTime: near })).toSorted()).toEqual([
      'SESSION_CANCELLED',
      'SESSION_UPDATED',
    ]);
    expect(passes('SESSION_CANCELLED', { startTime: '2026-03-12T00:00:00.001Z' })).toBe(false);
    expect(passes('SESSION_CANCELLED', { startTime: '2026-03-11T11:59:00.000Z' })).toBe(false);
  });
  test('a session that begins soon and is moved away passes them by its old start [SUCC-079]', () => {
    const [near, far] = ['2026-03-11T22:00:00.000Z', '2026-03-18T22:00:00.000Z'];
    const passes = (...starts: string[]) => {
      const facts = { startTime: far, soonest: soonestAhead(starts, NOW) };
      return passesQuietHours({ type: 'SESSION_UPDATED', facts }, NOW);
    };
    expect([passes(near, far), passes(far, near), passes(far)]).toEqual([true, true, false]);
    // news about sessions that have begun no longer counts
    const begun = '2026-03-11T11:00:00.000Z';
    expect([passes(begun, far), passes(begun), passes(begun, near)]).toEqual([false, false, true]);
  });
});

test('each role is offered the kinds that it may receive [SUCC-076]', () => {
  for (const role of ROLES) {
    const received = TYPES.filter((type) => isRecipient(type, role)).map((type) => MAIL_KIND_OF[type]);
    expect(mailKindsFor([role])).toEqual(expect.arrayContaining(received));
  }
  expect(mailKindsFor(['cm'])).toEqual(['digest', 'support', 'waiting', 'cohorts']);
});

test('everybody turns answers of support off and on again: at once or off, where they are no news [SUCC-076, SUCC-082]', () => {
  expect(mailKindsFor([])).toEqual(['support']);
  for (const role of ROLES) {
    const ways = ['student', 'ssm'].includes(role) ? ['at-once', 'daily', 'weekly', 'off'] : ['at-once', 'off'];
    expect([role, deliveriesOf('support', [role])]).toEqual([role, ways]);
    expect([role, usualDelivery('support', [role])]).toEqual([role, role === 'ssm' ? 'daily' : 'at-once']);
  }
});

test('what comes usually is among what is offered, whatever the roles [SUCC-076, SUCC-077]', () => {
  for (const roles of [...ROLES.map((role) => [role]), [...ROLES], []])
    for (const kind of mailKindsFor(roles)) expect(deliveriesOf(kind, roles)).toContain(usualDelivery(kind, roles));
  expect(usualDelivery('cohorts', ['cm'])).toBe('weekly');
  expect(usualDelivery('sessionChanges', ['ta', 'student'])).toBe('at-once');
});

test('a choice is for an own class or for all, and comes a way that its kind can [SUCC-076]', () => {
  const classes = [
    { courseId: 7, role: 'admin' },
    { courseId: 9, role: 'student' },
  ] as const;
  const refusal = (choice: Parameters<typeof refuseChoice>[0]['choice']) => refuseChoice({ choice, classes });
  const roles = classes.map(({ role }) => role);
  for (const kind of mailKindsFor(roles))
    for (const delivery of deliveriesOf(kind, roles)) expect(refusal({ kind, courseId: null, delivery })).toBeNull();
  expect(refusal({ kind: 'grades', courseId: 7, delivery: null })).toBeNull();
  expect(refusal({ kind: 'support', courseId: 9, delivery: 'daily' })).toBeNull();
  expect(refusal({ kind: 'support', courseId: 7, delivery: 'daily' })?.code).toBe('MAIL_DELIVERY');
  expect(refusal({ kind: 'waiting', courseId: 9, delivery: 'daily' })?.code).toBe('MAIL_DELIVERY');
  expect(refusal({ kind: 'grades', courseId: 8, delivery: 'off' })?.status).toBe(404);
  expect(refusal({ kind: 'digest', courseId: 7, delivery: 'off' })?.status).toBe(404);
  expect(refusal({ kind: 'cohorts', courseId: null, delivery: 'at-once' })?.code).toBe('MAIL_DELIVERY');
});

describe('a mail about one piece of news [SUCC-085]', () => {
  const student = (type: NotificationType, message: string, more = {}) =>
    noticeOf({ type, role: 'student', enrollmentId: 6, content: { message, assignmentId: 3, sessionId: 5, ...more } });

  test('its subject says it, without a grade or a count of absences', () => {
    const grade = student('SUBMISSION_GRADED', 'Your submission for Quiz was graded: B+.', { grade: 'B+' });
    expect(grade).toEqual({
      subject: 'Your submission for Quiz was graded.',
      text: 'Your submission for Quiz was graded: B+.',
      button: 'Open the work',
      href: '/coursework/3/show?enrollment=6',
    });
    expect(student('SUBMISSION_GRADED', 'B+ it is', { grade: 'B+' }).subject).toBe('You have a new grade');
    expect(student('ABSENCE_LIMIT', 'You have 1 absence left.').subject).toBe('Please look at your attendance');
    expect(student('ABSENCE_RECORDED', 'You were marked absent from Class 4.').subject).not.toContain('absent');
    expect(student('SESSION_CANCELLED', 'Class 4 has been cancelled.').subject).toBe('Class 4 has been cancelled.');
  });

  test('its button leads into the class that it is about [D-330]', () => {
    expect(student('SESSION_CANCELLED', 'Class 4 has been cancelled.').href).toBe('/sessions?enrollment=6');
  });

  test('to staff it is the same whoever it is about', () => {
    const of = (name: string) =>
      noticeOf({
        type: 'REMOTE_REQUESTED',
        role: 'ssm',
        enrollmentId: 2,
        content: { message: `${name} requests remote attendance.`, studentEnrollmentId: name.length },
      });
    expect(of('Maya Okafor')).toEqual(of('Noah Williams'));
    expect(of('Maya')).toEqual({
      subject: '1 new remote request',
      text: '1 new remote request',
      button: 'Open remote requests',
      href: '/remote-attendance-requests?status=pending&enrollment=2',
    });
  });

  test('the button about a support request fits whoever asked and whoever answers', () => {
    const button = (role: 'student' | 'ssm', type: NotificationType) =>
      noticeOf({ type, role, enrollmentId: 6, content: { message: 'Your support request was answered.', caseId: 3 } })
        .button;
    for (const each of [button('student', 'SUPPORT_ANSWERED'), button('ssm', 'SUPPORT_REPLIED')])
      expect(each).toBe('Open support requests');
  });

  test('no button leads out of the application', () => {
    const { href } = student('ABSENCE_LIMIT', 'You have 1 absence left.', { youCanBookMeUrl: 'https://book.example' });
    expect(href).toBe('/attendance?enrollment=6');
  });
});
