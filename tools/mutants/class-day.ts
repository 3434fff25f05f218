import { defineFaults } from './mutant.ts';

const IN = 'contract/src/features';

/** Rules of the class day: check-in, attendance, remote requests, sessions, announcements, reminders, surveys. */
export const CLASS_DAY = [
  ...defineFaults(`${IN}/attendance/check-in.ts`, 'contract', 'attendance/check-in.test', {
    'check-in opens a minute early': ['45 * MINUTE', '46 * MINUTE'],
    'check-in goes on after a short session has ended': [
      'closes: earlier(plus(startTime, CHECK_IN_MARGIN), endTime)',
      'closes: plus(startTime, CHECK_IN_MARGIN)',
    ],
    'the last moment of check-in is too late': ["now > closes ? 'ended'", "now >= closes ? 'ended'"],
    'a denied request hides that a student is present': [
      "if (facts.status !== 'none') return BY_STATUS[facts.status];",
      "if (facts.status !== 'none' && facts.request === null) return BY_STATUS[facts.status];",
    ],
    'whoever checks in on the second is late': ['checkedInAt <= startTime', 'checkedInAt < startTime'],
    'another day is told by the clocks of Greenwich': [
      'localDay(at, zone) === localDay(now, zone)',
      "localDay(at, 'UTC') === localDay(now, 'UTC')",
    ],
  }),
  ...defineFaults(`${IN}/attendance/marking.ts`, 'contract', 'attendance/marking', {
    'attendance locks at midnight of Greenwich': [
      'endOfDay(localDay(startTime, zone), zone)',
      "endOfDay(localDay(startTime, 'UTC'), 'UTC')",
    ],
    'the success team is locked out': ['!isSsmType(role) && now >= attendance', 'now >= attendance'],
    'an instructor replaces an exception': ["stored !== 'exception' || isSsmType(role)", 'true'],
    'a reason is taken for a status that has none': [
      'return mark.excusedAbsenceReasonId === null ? null : SET_STATUS_FAILURES.REASON_UNEXPECTED;',
      'return null;',
    ],
  }),
  ...defineFaults(`${IN}/attendance/statuses.ts`, 'contract', 'attendance/statuses', {
    'students read Exception': ["reader === 'student' ? 'Excused' : 'Exception'", "'Exception'"],
    'an approval is shown as Approved after the session has begun': [
      "request === 'approved' && now < startTime &&",
      "request === 'approved' &&",
    ],
  }),
  ...defineFaults(`${IN}/attendance/check-in-code.ts`, 'contract', 'attendance/check-in-code', {
    'a code in small letters is wrong': [".replaceAll(/[\\s-]/gu, '').toUpperCase()", ".replaceAll(/[\\s-]/gu, '')"],
  }),
  ...defineFaults(`${IN}/remote-attendance/request.ts`, 'contract', 'remote-attendance/request', {
    'requests that wait use nothing up': [
      'quota.remoteAttendanceCount - quota.pendingRemoteAttendanceRequestCount',
      'quota.remoteAttendanceCount',
    ],
    'remote attendance is offered in the moment in which the session ends': ['now >= endTime', 'now > endTime'],
  }),
  ...defineFaults(`${IN}/announcements/dates.ts`, 'contract', 'announcements/dates', {
    'an announcement may end before it begins': [' && expirationDate > activationDate', ''],
    'an announcement is active in the moment of its end': ['now < expirationDate ?', 'now <= expirationDate ?'],
  }),
  ...defineFaults(`${IN}/announcements/form.ts`, 'contract', 'announcements/form', {
    'a time that nobody touched loses its seconds': [
      'shown.time === time ? before : atLocal(day, time, zone)',
      'shown.time === time ? atLocal(day, time, zone) : atLocal(day, time, zone)',
    ],
  }),
  ...defineFaults(`${IN}/sessions/upcoming.ts`, 'contract', 'sessions/upcoming', {
    'the next session is any that comes': [
      'sessions.filter((session) => isUpcoming(session, now)).toSorted(byStart)',
      'sessions.filter((session) => isUpcoming(session, now))',
    ],
  }),
  ...defineFaults(`${IN}/sessions/video-url.ts`, 'contract', 'sessions/video-url', {
    'a recording lies at any host that ends alike': ['hostname.endsWith(`.${host}`)', 'hostname.endsWith(host)'],
  }),
  ...defineFaults(`${IN}/coursework/reminders.ts`, 'contract', 'coursework/reminders', {
    'a student is reminded of what was handed in': ['item.submission !== null || !item.wasThere', '!item.wasThere'],
    'a student is reminded of work from before joining': [
      'item.submission !== null || !item.wasThere',
      'item.submission !== null',
    ],
    'optional work is called overdue': ["item.required ? 'ASSIGNMENT_OVERDUE' : null", "'ASSIGNMENT_OVERDUE'"],
  }),
  ...defineFaults(`${IN}/surveys/pending.ts`, 'contract', 'surveys/pending', {
    'a survey is asked again after it was sent': ['return asked && !hasSent(facts, formName, week);', 'return asked;'],
  }),
  ...defineFaults(`${IN}/surveys/weekly.ts`, 'contract', 'surveys/weekly', {
    'the weekly survey opens on Saturday': ['OPENING_WEEKDAY = 5', 'OPENING_WEEKDAY = 6'],
  }),
  ...defineFaults(`${IN}/surveys/judge.ts`, 'contract', 'surveys/judge', {
    'a hidden question has to be answered': [
      'unanswered(shown, answers).length',
      'unanswered(form.steps, answers).length',
    ],
  }),
  ...defineFaults(`${IN}/today/rules.ts`, 'contract', 'today/rules', {
    'attendance waits while check-in is open': [
      "checkInPhase(row, now) === 'ended'",
      "checkInPhase(row, now) !== 'early'",
    ],
  }),
  ...defineFaults(`${IN}/today/aside.ts`, 'contract', 'today/aside', {
    'a line that grew stays set aside': ['line.count <= aside.count && ', ''],
  }),
];
