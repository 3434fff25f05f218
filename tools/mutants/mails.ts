import { defineFaults } from './mutant.ts';

const CONTRACT = 'contract/src/features';
const SERVER = 'server/src/features';
const JOBS = 'server/src/jobs';

/** E-mails and messages to chats: when they go out, to whom, and what stands when they do. */
export const MAILS = [
  ...defineFaults(`${CONTRACT}/notifications/delivery.ts`, 'contract', 'preferences/notice', {
    'a session that is moved away is told after its old start': [
      'beginsWithin(soonest, now',
      'beginsWithin(startTime, now',
    ],
    'a start that is over counts as the soonest': ['starts.filter((start) => start > now).toSorted', 'starts.toSorted'],
  }),
  ...defineFaults(`${CONTRACT}/preferences/times.ts`, 'contract', 'preferences/times', {
    'a digest whose time lies in quiet hours comes within them': [
      '(isWithin(time, quiet) ? quiet.until : time)',
      'time',
    ],
    'another time brings a digest in quiet hours': [
      'of.writtenOn !== null && afterQuietHours(now, of.zone, of.quiet) === now',
      'of.writtenOn !== null',
    ],
  }),
  ...defineFaults(`${CONTRACT}/chat-bridges/news.ts`, 'contract', 'chat-bridges/news', {
    'a chat is told that a hidden session is gone': ['    !before.hidden &&\n', ''],
    'a chat is told of a hidden session': ['const isNews = !hidden && change', 'const isNews = change'],
  }),
  ...defineFaults(`${SERVER}/chat-bridges/queries-facts.ts`, 'server', 'chat-bridges/chat-bridges', {
    'sessions that a cohort hides are told to its chat': [
      "s.cancelled_at is not null, 'hidden', s.context_id = ${CAREER} and g.career)",
      "s.cancelled_at is not null, 'hidden', false)",
    ],
    'videos that a cohort hides are told to its chat': [
      "'hidden', s.context_id = ${CAREER} and g.career) order by s.start_time, s.id), '[]')\n      from s, hiding g where",
      "'hidden', false) order by s.start_time, s.id), '[]')\n      from s, hiding g where",
    ],
  }),
  ...defineFaults(`${SERVER}/session-editor/notify.ts`, 'server', 'session-editor/session-editor', {
    'sessions that are moved together go by their new starts': ['...(before ? [before.startTime] : [])', ''],
  }),
  ...defineFaults(`${SERVER}/sessions/notify.ts`, 'server', 'sessions/career-sessions', {
    'a career session that is moved goes by its new start': [
      'soonestAhead([before.startTime, session.startTime], now)',
      'soonestAhead([session.startTime], now)',
    ],
  }),
  ...defineFaults(`${SERVER}/notifications/queries.ts`, 'server', 'notifications/standing', {
    'news of careers goes to whom they are hidden from': ['or ${HIDDEN_BY_COHORT} or', 'or'],
    'an announcement that is over is mailed': ['and a.expiration_date <= ${now}::timestamptz', 'and false'],
  }),
  ...defineFaults(`${JOBS}/notice.ts`, 'server', 'jobs/notice', {
    'news is mailed in quiet hours': [
      'passesQuietHours(found, now) ? now : afterQuietHours(now, found.zone, quiet)',
      'now',
    ],
    'a session that begins soon is told in the morning': ['passesQuietHours(found, now) ? now : ', ''],
    'news that was refused is lost': ['await releaseNotice(database, key, isLast);', ''],
  }),
  ...defineFaults(`${SERVER}/preferences/queries-notice.ts`, 'server', 'jobs/notice', {
    'quiet hours go by the clocks of the class': ['coalesce(a.time_zone, c.time_zone) as zone', 'c.time_zone as zone'],
    'a blocked account gets news': [
      'join accounts a on a.id = e.account_id and a.active',
      'join accounts a on a.id = e.account_id',
    ],
    'news that a digest has told is mailed as well': [
      'and (n.mailed_by is null or n.mailed_by = ${noticeKey(key)}) and',
      'and',
    ],
  }),
  ...defineFaults(`${JOBS}/digest.ts`, 'server', 'jobs/digest.test', {
    'a digest of yesterday evening is sent': ['TRIED_FOR = 12 * HOUR', 'TRIED_FOR = 24 * HOUR'],
    'a digest that is given up takes its news along': ['    await releaseNews(database, people);\n', ''],
    'an address that refuses fails all digests of its batch': [
      'if (isAboutAddress(error)) done.push(reader);\n      else ',
      '',
    ],
  }),
  ...defineFaults(`${SERVER}/preferences/queries-awake.ts`, 'server', 'jobs/digest.test', {
    'a digest that is tried again goes out in quiet hours': ['planned.filter(({ runAt }) => runAt === now)', 'planned'],
    'a digest is put off night after night': ["inQuietHours: 'leave' satisfies", "inQuietHours: 'put off' satisfies"],
  }),
  ...defineFaults(`${SERVER}/preferences/queries-digest.ts`, 'server', 'jobs/digest.test', {
    'what is weekly comes every day': ["and (d.delivery <> 'weekly' or extract(isodow from t.day) = 1)", ''],
    'a digest that the server has takes more news along': [
      ' and not ${MAY_HAVE_ARRIVED})\n    returning',
      ')\n    returning',
    ],
    'a digest tells of milestones that the cohort hides': [
      'and not (a.context_id = ${CAREER} and h.hide_career_services)',
      '',
    ],
  }),
  ...defineFaults(`${JOBS}/support-answer.ts`, 'server', 'support/cases', {
    'an answer of support comes at night': ['await findWhenAwake(database, found.accountId, now)', 'now'],
  }),
  ...defineFaults(`${SERVER}/preferences/queries-quiet.ts`, 'server', 'support/cases', {
    'whoever has no class waits for an answer until the morning': [
      'classZone === null ? now : afterQuietHours(now, ownZone ?? classZone, quiet)',
      "afterQuietHours(now, ownZone ?? classZone ?? 'UTC', quiet)",
    ],
    'an answer of support waits by the clocks of the class': ['ownZone ?? classZone', 'classZone'],
  }),
  ...defineFaults(`${SERVER}/support/queries-desk.ts`, 'server', 'support/cases', {
    'answers of support that were turned off are mailed': [
      "where ${MAIL_OF_CASE} <> 'off' and m.ticket_id",
      'where m.ticket_id',
    ],
  }),
  ...defineFaults(`${SERVER}/accounts/queries-merging-mail.ts`, 'server', 'accounts/merging.test', {
    'a merge brings mails that were turned off for all classes': [
      "and off.delivery = 'off' and o.course_id",
      'and false and o.course_id',
    ],
    'a merge brings mails that the other account had turned off': [
      " or o.delivery = 'off' and k.delivery <> 'off'",
      '',
    ],
  }),
  ...defineFaults(`${SERVER}/accounts/merge.ts`, 'server', 'accounts/merging.test', {
    'the history of a merge does not tell of its mails': ['after: { ...after, emptied', 'after: { emptied'],
  }),
];
