import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMailer, type SmtpMailer } from './smtp.ts';

interface Received {
  readonly envelope: readonly string[];
  readonly raw: Buffer;
}
const received: Received[] = [];
let refusal: Error | null = null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const envelope = session.envelope.rcptTo.map(({ address }) => address);
      if (!refusal) received.push({ envelope, raw: Buffer.concat(chunks) });
      done(refusal);
    });
  },
});
let mailer: SmtpMailer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(3140, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, { name: 'Bootcamp Square', address: 'no-reply@square.example' });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(() => {
  received.length = 0;
  refusal = null;
});

const latest = async () => {
  const { envelope, raw } = received.at(-1) as Received;
  return { envelope, email: await PostalMime.parse(raw) };
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
  const { envelope, email } = await latest();
  expect(envelope).toEqual(['zoe@northfield.example']);
  expect(email.from).toEqual({ name: 'Bootcamp Square', address: 'no-reply@square.example' });
  expect(email.to).toEqual([MAIL.to]);
  expect(email.subject).toBe(MAIL.subject);
  expect(email.text).toBe(MAIL.text);
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('every attempt at the same mail has the same Message-ID', async () => {
  await mailer.send(MAIL, 'reset-link.7');
  await mailer.send(MAIL, 'reset-link.7');
  await mailer.send(MAIL, 'reset-link.8');
  const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  expect(mails.map(({ messageId }) => messageId)).toEqual([
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
  const { envelope, email } = await latest();
  expect(envelope).toEqual(['zoe@northfield.example']);
  expect(email.to?.map(({ address }) => address)).toEqual(['zoe@northfield.example']);
  expect(email.headers.some(({ key }) => key === 'bcc')).toBe(false);
});

test('a refusal of the other server is an error, so that the job is tried again', async () => {
  refusal = Object.assign(new Error('try later'), { responseCode: 451 });
  await expect(mailer.send(MAIL, 'x.2')).rejects.toThrow('451');
  expect(received).toHaveLength(0);
});
