import type { CallName } from '@bcs/contract/contract';
import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import type { Delivery } from '@bcs/contract/features/notifications/model';
import { sql, type Database } from '#database/db';
import { ACCOUNTS, IDS } from '#database/seed/ids';
import { testLetter } from '#features/health/test-mail';
import { notify } from '#features/notifications/notify';
import type { Handler } from '#kernel/handler';
import type { Mail } from '#kernel/mailer';
import { handleCall } from '#kernel/pipeline';
import type { Services } from '#kernel/services';
import { newToken, tokenHash } from '#kernel/tokens';
import { doDueJobs } from '#testing/mailbox';
import { sendDigests } from '../jobs/digest.ts';
import { sendNotice } from '../jobs/notice.ts';
import { registry } from '../registry.ts';

/** A mail as it is given to the mail server, with its key. */
export interface SentMail {
  readonly mail: Mail;
  readonly key: string;
}

/** A Wednesday, and a Monday on which weekly mails are sent too. */
const DAYS = ['2026-03-11', '2026-03-16'];

const chooseForAll = (db: Database, delivery: Delivery) =>
  db.run(sql`
    insert into mail_choices (account_id, kind, delivery)
    select id, kind, ${delivery} from accounts, unnest(${Object.keys(MAIL_KIND_NAMES)}::text[]) as k(kind)`);

/** Makes everybody want mail as usual, without quiet hours, and have read nothing. */
async function forgetMails(db: Database): Promise<void> {
  await db.run(sql`update accounts set quiet_from = '00:00', quiet_until = '00:00', digest_sent_on = null`);
  await db.run(sql`delete from mail_choices`);
  await db.run(sql`update notifications set handled_at = null, mailed_by = null`);
  await db.run(sql`delete from outbox`);
}

/** Sends the mails that cannot be turned off, and those of support, through the calls that cause them. */
async function askForOthers(services: Services): Promise<void> {
  const { database, clock } = services;
  const token = newToken();
  await database.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at, second_factor)
    values (${tokenHash(token)}, ${ACCOUNTS.operator}, ${clock()}, ${clock()}, 'code')`);
  const act = (name: CallName, input: object) =>
    handleCall(
      (registry as unknown as Record<string, Handler>)[name] as Handler,
      { token, input, ip: '127.0.0.1' },
      services,
    );
  const person = (email: string, courseId: number | null) => ({
    email,
    firstName: 'New',
    lastName: 'Comer',
    seat: courseId === null ? null : { courseId, role: 'student' },
    invites: courseId !== null,
  });
  await act('createPerson', person('newcomer@northfield.example', IDS.activeCourse));
  for (const [email, universityId] of [
    ['installs@square.example', null],
    ['manages@square.example', IDS.lakeside],
  ] as const) {
    await act('createPerson', person(email, null));
    await database.run(sql`
      insert into administration_grants (account_id, university_id, given_by, given_at)
      select id, ${universityId}, ${ACCOUNTS.operator}, ${clock()} from accounts where email = ${email}`);
    await database.run(sql`
      insert into outbox (kind, payload, run_at)
      select 'grant', jsonb_build_object('grantId', max(id)), ${clock()} from administration_grants`);
  }
  await act('startPasswordReset', { accountId: ACCOUNTS.student });
  await act('resetSecondFactor', { accountId: ACCOUNTS.mfa });
  await act('changeLoginEmail', { accountId: ACCOUNTS.mfa, email: 'renamed@northfield.example', waiting: null });
  const changed = { accountId: ACCOUNTS.mfa, oldEmail: 'mfa@northfield.example', at: clock() };
  const queue = (kind: string, payload: object) =>
    database.run(
      sql`insert into outbox (kind, payload, run_at) values (${kind}, ${JSON.stringify(payload)}::jsonb, ${clock()})`,
    );
  await queue('login-email-changed', changed);
  await database.run(sql`
    insert into support_messages (ticket_id, account_id, by_staff, body, created_at, client_key)
    values (${IDS.ticket}, ${ACCOUNTS.ssm}, true, ${'Please reload.\nThen try again.'}, ${clock()}, 'of-every-mail')`);
  await queue('support-answer', { caseId: IDS.ticket, clientKey: 'of-every-mail' });
  await queue('support-mail', { caseId: IDS.ticket });
  const course = { universityId: IDS.northfield, courseId: IDS.activeCourse, timeZone: 'America/New_York' };
  const grant = { enrollmentId: IDS.enrollments.instructor, person: 'Victor Amadi', role: 'ssm' as const };
  const facts = { ...grant, courseId: IDS.activeCourse, jobId: 1 };
  await notify(database, 'OWN_GRANT_ENROLLED', facts, { course, now: clock() });
}

/**
 * Collects every mail that the product can send, caused in the demo world in the normal way: each type of news to each
 * role, everybody's digest, and all others.
 * @param services of a world that nothing else needs; its news is marked as unread, and its jobs are deleted
 * @param isOff true if everybody has turned off whatever can be
 */
export async function everyMail(services: Services, isOff = false): Promise<SentMail[]> {
  const sent: SentMail[] = [];
  const { database, clock } = services;
  const settings = { ...services.settings, supportEmail: 'desk@square.example', mail: 'smtp' as const };
  const sending: Services = {
    ...services,
    settings,
    mailer: { send: async (mail, key) => void sent.push({ mail, key }) },
  };
  await forgetMails(database);
  if (isOff) await chooseForAll(database, 'off');
  await askForOthers(sending);
  await doDueJobs(sending);
  const people = await database.many<{ accountId: number }>(
    sql`select id as "accountId" from accounts where active order by id`,
  );
  for (const day of DAYS) {
    const payload = { people: people.map(({ accountId }) => ({ accountId, day })), dueAt: clock() };
    await sendDigests(payload, { id: 0, services: sending });
    await database.run(sql`update notifications set mailed_by = null`);
  }
  if (!isOff) await chooseForAll(database, 'at-once');
  const news = await database.many<{ universityId: number; notificationId: number }>(sql`
    select distinct on (n.type, e.role, n.content ? 'grade') n.university_id as "universityId", n.id as "notificationId"
    from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id and e.active
    where n.mail_kind is not null
    order by n.type, e.role, n.content ? 'grade', n.id desc`);
  for (const each of news) await sendNotice(each, { id: 0, services: sending });
  const test = testLetter({ name: '', address: 'operator@square.example' }, settings.publicOrigin, clock());
  return [...sent, test];
}

/** Names a mail and its reader, for failure messages. */
export const nameOf = ({ mail, key }: SentMail): string => `${mail.kind} (${key}) to ${mail.to.address}`;
