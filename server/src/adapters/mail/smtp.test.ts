import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailNotHandedOver } from '#kernel/mailer';
import { startSmtp, type TestSmtp } from '#testing/smtp';
import { startStrictSmtp } from '#testing/strict-smtp';
import { smtpMailer, type SmtpMailer } from './smtp.ts';

let server: TestSmtp;
let mailer: SmtpMailer;

beforeAll(async () => {
  server = await startSmtp();
  mailer = smtpMailer(server.url, { name: 'Bootcamp Square', address: 'no-reply@square.example' });
});
afterAll(async () => {
  mailer.close();
  await server.close();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refuse(null);
});

const latest = () => {
  const mail = server.mails.at(-1);
  if (!mail) throw new Error('No mail arrived.');
  return mail;
};
const MAIL = {
  accountId: 7,
  kind: 'reset-link',
  to: { name: 'Zoë Ångström', address: 'zoe@northfield.example' },
  subject: 'Grüße 🎓',
  text: 'Hello Zoë,\n.\nbye\n',
};

test('a mail arrives as it was written [AUTH-050, D-023]', async () => {
  await mailer.send(MAIL, 'reset-link.7');
  const { to: envelope, email } = latest();
  expect(envelope).toEqual(['zoe@northfield.example']);
  expect(email.from).toEqual({ name: 'Bootcamp Square', address: 'no-reply@square.example' });
  expect(email.to).toEqual([MAIL.to]);
  expect(email.subject).toBe(MAIL.subject);
  expect(email.text).toBe(MAIL.text);
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('a mail with a switch says how it is turned off, and comes as text and as it looks [SUCC-082]', async () => {
  const unsubscribe = 'https://square.example/unsubscribe/7.announcements.0123456789abcdefghijkl';
  const heads = () => {
    const { headers } = latest().email;
    return ['list-unsubscribe', 'list-unsubscribe-post'].map((name) => headers.find(({ key }) => key === name)?.value);
  };
  await mailer.send({ ...MAIL, html: '<p>Hello Zoë</p>', unsubscribe }, 'digest.7');
  expect(heads()).toEqual([`<${unsubscribe}>`, 'List-Unsubscribe=One-Click']);
  const { text, html } = latest().email;
  // each part ends with a line break
  expect([text?.trimEnd(), html?.trimEnd()]).toEqual([MAIL.text.trimEnd(), '<p>Hello Zoë</p>']);
  await mailer.send(MAIL, 'reset-link.9');
  expect(heads()).toEqual([undefined, undefined]);
});

test('every attempt at the same mail has the same Message-ID', async () => {
  await mailer.send(MAIL, 'reset-link.7');
  await mailer.send(MAIL, 'reset-link.7');
  await mailer.send(MAIL, 'reset-link.8');
  expect(server.mails.map(({ email }) => email.messageId)).toEqual([
    '<reset-link.7@square.example>',
    '<reset-link.7@square.example>',
    '<reset-link.8@square.example>',
  ]);
});

test.each([
  ['a name with a second header', { name: 'Zoë\r\nBcc: evil@x.example', address: 'zoe@northfield.example' }],
  [
    'a name that looks like an address',
    { name: 'evil@x.example, Zoë <evil@x.example>', address: 'zoe@northfield.example' },
  ],
])('%s adds no recipient', async (_what, to) => {
  await mailer.send({ ...MAIL, to, subject: 'Hi\r\nBcc: evil@x.example' }, 'x.1');
  const { to: envelope, email } = latest();
  expect(envelope).toEqual(['zoe@northfield.example']);
  expect(email.to?.map(({ address }) => address)).toEqual(['zoe@northfield.example']);
  expect(email.headers.some(({ key }) => key === 'bcc')).toBe(false);
});

test('a refusal of the other server is an error, so that the job is tried again', async () => {
  server.refuse(Object.assign(new Error('try later'), { responseCode: 451 }));
  await expect(mailer.send(MAIL, 'x.2')).rejects.toThrow('451');
  expect(server.mails).toHaveLength(0);
});

test('mails follow each other over one connection, and one that the server has closed costs no mail [ADM-135]', async () => {
  const strict = await startStrictSmtp();
  const keeping = smtpMailer(strict.url, MAIL.to, { keepsConnections: true });
  await keeping.send(MAIL, 'x.3');
  await keeping.send(MAIL, 'x.4');
  expect(strict.open()).toBe(1);
  strict.meet(MAIL.to.address, { hangsUp: 'at once' });
  await keeping.send(MAIL, 'x.5');
  expect(strict.arrived.map(({ messageId }) => messageId)).toEqual(
    ['x.3', 'x.4', 'x.5'].map((key) => `<${key}@northfield.example>`),
  );
  keeping.close();
  await strict.close();
});

test('a mailer that is closed finishes the mail on its way, and gives no other to the server', async () => {
  const strict = await startStrictSmtp();
  let isSlow = false;
  const turn = async (ends?: AbortSignal) => {
    if (isSlow) await sleep(600_000, undefined, ends && { signal: ends });
  };
  const keeping = smtpMailer(strict.url, MAIL.to, { keepsConnections: true, turn });
  strict.meet(MAIL.to.address, { lateMs: 200 });
  const onItsWay = keeping.send(MAIL, 'x.6');
  await expect.poll(() => strict.arrived).toHaveLength(1);
  isSlow = true;
  const waiting = keeping.send(MAIL, 'x.7');
  keeping.close();
  await expect(waiting).rejects.toThrow(MailNotHandedOver);
  isSlow = false;
  await expect(keeping.send(MAIL, 'x.8')).rejects.toThrow(MailNotHandedOver);
  await onItsWay;
  await expect.poll(strict.open).toBe(0);
  expect(strict.arrived).toHaveLength(1);
  await strict.close();
});
