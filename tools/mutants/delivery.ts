import { defineFaults } from './mutant.ts';

const SERVER = 'server/src/features';
const JOBS = 'server/src/jobs';

/** E-mails and other jobs on their way: addresses that refuse, failed attempts, what is swept away, and who is called. */
export const DELIVERY = [
  ...defineFaults(`${SERVER}/mail-delivery/guard.ts`, 'server', 'mail-delivery/mail-delivery', {
    'an address that has refused gets mail': ['if (stoppedBy !== null) throw new AddressStopped(stoppedBy);', ''],
    'what the mail server has is sent again': ['if (isAccepted) return;', ''],
  }),
  ...defineFaults(`${SERVER}/mail-delivery/queries-delivery.ts`, 'server', 'mail-delivery/mail-delivery', {
    "refusals from before 'Try again' count": [
      '\n        and (${retriedAt}::timestamptz is null or begun_at >= ${retriedAt}::timestamptz)',
      '',
    ],
    'the owner of an address that refuses is not told': [
      "['administrators', ...(owner ? [`account ${owner.id}` as const] : [])]",
      "['administrators']",
    ],
    'admins are not told of an address that refuses': ["= ['administrators', ...(owner", '= [...(owner'],
  }),
  ...defineFaults(`${SERVER}/mail-delivery/queries-address.ts`, 'server', 'mail-delivery/mail-delivery', {
    "'Try again' forgets when it was pressed": ['stopped_at = null, retried_at = ${now}', 'stopped_at = null'],
    "'Try again' that is pressed twice begins anew twice": [
      'and stopped_at is not null returning address',
      'returning address',
    ],
  }),
  ...defineFaults(`${JOBS}/outbox.ts`, 'server', 'jobs/outbox', {
    'a mail that is refused for good is tried for days': [
      "error.isFinal ? 'little' : 'as usual'",
      "error.isFinal ? 'as usual' : 'as usual'",
    ],
    'an address that refuses leaves a failed job': ['if (isAboutAddress(error)) {', 'if (false) {'],
    'the log of a failed job names an address': ["reason.replaceAll(ADDRESS, '…@…')", 'reason'],
  }),
  ...defineFaults(`${JOBS}/start-jobs.ts`, 'server', 'jobs/outbox', {
    'nobody hears of a round before it has ended': ['    onExpect?.(name);\n', ''],
  }),
  ...defineFaults(`${JOBS}/sweep.ts`, 'server', 'jobs/sweep.test', {
    'deliveries of this month are swept away': [
      "time: 'begun_at', keptFor: 30 * DAY",
      "time: 'begun_at', keptFor: 28 * DAY",
    ],
    'jobs are swept away a day after they were done': [
      "time: 'done_at', keptFor: WEEK",
      "time: 'done_at', keptFor: DAY",
    ],
    'somebody whose address refuses gets mail again after a month': [
      'and (r.stopped_at is null or not exists (select from accounts a where a.email = r.address))',
      '',
    ],
    'an address of nobody is kept for good': [
      'r.stopped_at is null or not exists',
      'r.stopped_at is null and not exists',
    ],
  }),
  ...defineFaults('server/src/monitoring/gauges.ts', 'server', 'monitoring/', {
    'what was put off looks as if it had not waited': ['min(due_at)), 0)', 'min(run_at)), 0)'],
    'where nothing waits the age of what waits is unknown': [
      'coalesce(extract(epoch from ${clock()}::timestamptz - min(due_at)), 0)',
      'extract(epoch from ${clock()}::timestamptz - min(due_at))',
    ],
    'mails that were refused later count as accepted': [
      'accepted_at is not null and refused_at is null) as accepted',
      'accepted_at is not null) as accepted',
    ],
    'mails of a week count as those of a day': [
      'begun_at > ${plus(clock(), -DAY)}',
      'begun_at > ${plus(clock(), -7 * DAY)}',
    ],
    'a database that is full counts as unknown': ["state === 'ready' || state === 'full'", "state === 'ready'"],
    'whoever asks for metrics waits for a slow database': [
      'counts.catch(() => UNKNOWN_COUNTS), late]',
      'counts.catch(() => UNKNOWN_COUNTS)]',
    ],
    'what cannot be counted looks like nothing': ['oldest: Number.NaN', 'oldest: 0'],
  }),
  ...defineFaults('server/src/monitoring/metrics.ts', 'server', 'monitoring/', {
    'a round that fails from the start on calls nobody': [
      'onExpect: (task) => latest.set({ task }, Date.parse(now()) / 1000)',
      'onExpect: () => {}',
    ],
    'a round that fails counts as done': ['if (error === undefined) latest.set', 'latest.set'],
  }),
  ...defineFaults('docs/monitoring/alerts.yaml', 'server', 'monitoring/', {
    'nobody is called where jobs cannot be counted': [
      'absent(bcs_outbox_oldest_seconds >= 0)',
      'absent(bcs_outbox_oldest_seconds)',
    ],
    'somebody is called wherever nothing waits': [
      'absent(bcs_outbox_oldest_seconds >= 0)',
      'absent(bcs_outbox_oldest_seconds > 0)',
    ],
  }),
];
