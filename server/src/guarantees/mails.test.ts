import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIL_NAMES } from '@bcs/contract/features/health/names';
import { MAIL_JOBS } from '@bcs/contract/features/mail-delivery/mail-jobs';
import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import { sql } from '#database/db';
import { smtpMailer } from '#adapters/mail/smtp';
import { NOTICE_JOB } from '#features/notifications/queries-mail';
import { mailFaults } from '#testing/mail-faults';
import { startSmtp, type TestSmtp } from '#testing/smtp';
import { useWorld } from '#testing/world';
import { everyMail, nameOf, type SentMail } from './every-mail.ts';

const world = useWorld();
const ORIGIN = 'http://localhost:3000';
let smtp: TestSmtp;
let mails: (SentMail & { readonly email: Email; readonly raw: string })[];

beforeAll(async () => {
  const sent = await everyMail(world.services);
  smtp = await startSmtp();
  const mailer = smtpMailer(smtp.url, { name: 'Bootcamp Square', address: 'no-reply@square.example' });
  for (const { mail, key } of sent) await mailer.send(mail, key);
  mailer.close();
  mails = await Promise.all(
    sent.map(async (each, at) => {
      const raw = smtp.mails[at]?.raw ?? '';
      return { ...each, raw, email: await PostalMime.parse(raw) };
    }),
  );
}, 120_000);
afterAll(() => smtp?.close());

const all = (fault: (of: (typeof mails)[number]) => readonly string[]) =>
  mails.flatMap((each) => fault(each).map((found) => `${nameOf(each)}: ${found}`));
const headOf = ({ email }: { readonly email: Email }, name: string) =>
  email.headers.filter(({ key }) => key === name).map(({ value }) => value);
const wordsOf = (text: string) => text.replaceAll(/https?:\/\/\S+|[>:\-\s]/g, '');
const textOfHtml = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

test('every kind of mail, and every type of news, is among them', () => {
  const kinds = new Set(mails.map(({ mail }) => mail.kind));
  // two are parts of a digest, and never come alone
  expect(Object.keys(MAIL_NAMES).filter((kind) => !kinds.has(kind))).toEqual(['waiting', 'cohorts']);
  expect(mails.length).toBeGreaterThan(80);
});

test('an operator reads the name of every kind, and what waits in the row of what was sent [ADM-135]', async () => {
  const sent = new Set(mails.map(({ mail }) => mail.kind));
  const jobs = Object.keys(MAIL_JOBS).filter((kind) => kind !== NOTICE_JOB);
  await world.db.run(sql`
    insert into outbox (kind, payload, run_at, due_at)
    select kind, '{}'::jsonb, ${world.now}::timestamptz, ${world.now}::timestamptz from unnest(${jobs}::text[]) as k(kind)
    union all
    select ${NOTICE_JOB}, jsonb_build_object('universityId', n.university_id, 'notificationId', n.id),
      ${world.now}::timestamptz, ${world.now}::timestamptz
    from (select distinct on (mail_kind) * from notifications where mail_kind is not null order by mail_kind) n`);
  const { kinds } = (await world.as('operator').call('mailOperation')).body;
  const waiting = kinds.filter(({ queued }) => queued > 0).map(({ kind }) => kind);
  expect(waiting.toSorted()).toEqual([...sent].filter((kind) => kind !== 'test').toSorted());
  expect([...sent].filter((kind) => MAIL_NAMES[kind] === undefined)).toEqual([]);
});

describe('every mail, read by a library that did not write it', () => {
  test('has a head that is whole, in signs and lines that every server passes on [SUCC-076]', () => {
    expect(
      all(({ email, raw, mail, key }) =>
        [
          email.from?.address !== 'no-reply@square.example' && 'another sender',
          email.to?.length !== 1 && 'not one recipient',
          email.to?.[0]?.address !== mail.to.address && 'another recipient',
          email.subject !== mail.subject && `the subject ${email.subject}`,
          email.messageId !== `<${key}@square.example>` && `the Message-ID ${email.messageId}`,
          email.date === undefined && 'no date',
          headOf({ email }, 'auto-submitted').join() !== 'auto-generated' && 'no word that a program wrote it',
          // oxlint-disable-next-line no-control-regex -- a head and the encoded parts have none but these
          /[^\u0009\u000A\u000D\u0020-\u007E]/.test(raw) && 'a sign beyond ASCII',
          raw.split('\r\n').some((line) => line.length > 998) && 'a line that is too long',
          /[^\r]\n/.test(raw) && 'a line that ends with half an end',
        ].filter((fault) => fault !== false),
      ),
    ).toEqual([]);
  });

  test('has both parts, in UTF-8, and the text says what the HTML says [SUCC-076]', () => {
    expect(
      all(({ email, raw, mail }) => {
        const html = email.html ?? '';
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
        const shown = textOfHtml(html).replaceAll('&middot;', '');
        const [school = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.slice(1) ?? [];
        const body = shown.replace(textOfHtml(school), '');
        const said = email.text?.replace(/\n\n[^\n]*(\n\nE-mail preferences[^]*)?\n*$/, '') ?? '';
        return [
          email.text?.trimEnd() !== mail.text.trimEnd() && 'another text',
          html.trimEnd() !== mail.html?.trimEnd() && 'another HTML',
          (raw.match(/charset="?utf-8/gi) ?? []).length !== 2 && 'another charset',
          ...links.map((link) => !email.text?.includes(link) && `the link ${link} stands in the HTML alone`),
          !wordsOf(body).startsWith(wordsOf(said)) && `the text says ${said}, the HTML ${body}`,
          !email.text?.includes(textOfHtml(school)) && 'no school in the text',
        ].filter((fault) => fault !== false);
      }),
    ).toEqual([]);
  });

  test('can be turned off where it has a switch, and says nothing of one where it has none [SUCC-078, SUCC-082]', () => {
    expect(
      all((each) => {
        const [address, ...more] = headOf(each, 'list-unsubscribe');
        const heads = [...more, ...headOf(each, 'list-unsubscribe-post')].join();
        if (!Object.hasOwn(MAIL_KIND_NAMES, each.mail.kind))
          return address || heads || /unsubscribe|preferences/.test(each.raw) ? ['a switch'] : [];
        const link = /^<(.*)>$/.exec(address ?? '')?.[1] ?? '';
        return [
          heads !== 'List-Unsubscribe=One-Click' && `the head ${heads}`,
          !link.startsWith(`${ORIGIN}/unsubscribe/`) && `the address ${address}`,
          !each.email.text
            ?.trimEnd()
            .endsWith(`E-mail preferences: ${ORIGIN}/preferences\nUnsubscribe from this kind: ${link}`) &&
            'another foot',
        ].filter((fault) => fault !== false);
      }),
    ).toEqual([]);
  });

  test('has a subject within its limits, without a grade, a count of absences or a reason [SUCC-085]', () => {
    expect(
      all(({ mail: { subject } }) =>
        [
          subject.trim() === '' && 'no subject',
          [...subject].length > 150 && 'a long subject',
          /\b[A-F][+-]|: [A-F]\.|\d+ absences?|Incomplete|because/.test(subject) && `the subject ${subject}`,
        ].filter((fault) => fault !== false),
      ),
    ).toEqual([]);
  });

  test('has one button at most, and it leads into the application', () => {
    expect(
      all(({ mail: { html = '' } }) => {
        const buttons = [...html.matchAll(/<a class="button-link" href="([^"]*)"/g)].map(([, href = '']) => href);
        return [
          buttons.length > 1 && `${buttons.length} buttons`,
          ...buttons.map((href) => !href.startsWith(`${ORIGIN}/`) && `a button to ${href}`),
        ].filter((fault) => fault !== false);
      }),
    ).toEqual([]);
  });

  test('is made of what Gmail, Outlook and Apple Mail show [SUCC-076]', () => {
    expect(all(({ mail: { html = '' } }) => mailFaults(html))).toEqual([]);
  });
});

describe('what no program shows is found', () => {
  const whole = () => mails[0]?.mail.html ?? '';
  test.each([
    ['white-space', '<p style="white-space:pre-line">'],
    ['padding on p in Outlook', '<p style="padding:4px">'],
    ['max-width on div in Outlook', '<div style="max-width:560px">'],
    ['the colour rgb(0,0,0)', '<p style="color:rgb(0,0,0)">'],
    ['<img> is not in the list', '<img src="http://x.example/">'],
    ['the attribute onclick', '<p onclick="x">'],
    ['a link to javascript:', '<a href="javascript:x">'],
    ['stays open', '<div>'],
  ])('%s', (fault, markup) => {
    expect(mailFaults(whole())).toEqual([]);
    expect(mailFaults(whole().replace('</h1>', `</h1>${markup}`)).join()).toContain(fault);
  });
  test('a style that matters', () => {
    expect(mailFaults(whole().replace('</style>', '.card { padding: 4px }</style>')).join()).toContain('that matters');
  });
});
