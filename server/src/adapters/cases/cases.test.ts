import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CaseNotTaken, type CaseProvider, type OutgoingCase } from '#kernel/case-provider';
import { openDesk, type Answering, type DeskStub } from '#testing/case-desks/desk-stub';
import { AGENT, FRESHDESK_KEY, freshdeskStub, ORG, webToCaseStub, zendeskStub } from '#testing/case-desks/desks';
import { freshdesk } from './freshdesk.ts';
import { webToCase } from './web-to-case.ts';
import { zendesk } from './zendesk.ts';

const REACH = { anywhere: true, within: 400 };
const CASE: OutgoingCase = {
  reference: 'BCS-12',
  name: 'Zoë Müller-Łukasz',
  email: 'zoe@northfield.example',
  role: 'Student',
  category: 'Coursework',
  subcategory: 'Cannot Submit',
  priority: 'High',
  session: 'Node Basics',
  screenshotUrl: null,
  description: 'Ich drücke „Submit“ & nichts passiert.\n<script>alert(1)</script>\n\nCategory: Coursework',
};
const FIELD_MAP = { Role: '00N5e0000000001', Category: '00N5e0000000002' };

interface Kind {
  readonly name: string;
  readonly stub: () => Answering;
  readonly of: (origin: string) => CaseProvider;
  /** A provider that refuses its cases. */
  readonly refused: (origin: string) => CaseProvider;
}
const salesforce = (origin: string, more: object = {}) =>
  webToCase({ url: `${origin}/servlet/servlet.WebToCase`, ...ORG, fieldMap: {}, ...more }, REACH);
const KINDS: readonly Kind[] = [
  {
    name: 'Web-to-Case',
    stub: () => webToCaseStub,
    of: salesforce,
    refused: (origin) => salesforce(origin, { url: `${origin}/elsewhere` }),
  },
  {
    name: 'Zendesk',
    stub: zendeskStub,
    of: (url) => zendesk({ url, ...AGENT }, REACH),
    refused: (url) => zendesk({ url, ...AGENT, token: 'wrong' }, REACH),
  },
  {
    name: 'Freshdesk',
    stub: () => freshdeskStub,
    of: (url) => freshdesk({ url, key: FRESHDESK_KEY }, REACH),
    refused: (url) => freshdesk({ url, key: 'wrong' }, REACH),
  },
];

let desk: DeskStub;
afterEach(() => desk.close());
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(KINDS)('$name', ({ stub, of, refused }) => {
  beforeEach(async () => {
    desk = await openDesk(stub());
  });

  test('takes a case, with letters of any language [SUPP-004]', async () => {
    await of(desk.origin).send(CASE);
    expect([desk.cases.length, desk.refusals]).toEqual([1, []]);
    expect(JSON.stringify(desk.cases[0])).toContain('Zoë Müller-Łukasz');
    expect(JSON.stringify(desk.cases[0])).toContain('„Submit“');
  });

  test('refuses what is wrong, and then certainly does not have it', async () => {
    expect(await errorOf(refused(desk.origin).send(CASE))).toBeInstanceOf(CaseNotTaken);
    expect(desk.cases).toEqual([]);
  });

  test.each(['busy', 'redirecting'] as const)('certainly does not have it when it is %s', async (mood) => {
    desk.mood = mood;
    expect(await errorOf(of(desk.origin).send(CASE))).toBeInstanceOf(CaseNotTaken);
  });

  test('nor when nobody is there', async () => {
    expect(await errorOf(of('http://127.0.0.1:1').send(CASE))).toBeInstanceOf(CaseNotTaken);
  });

  test.each(['down', 'takes and breaks off', 'takes and never answers', 'huge'] as const)(
    'may have it when it %s',
    async (mood) => {
      desk.mood = mood;
      const error = await errorOf(of(desk.origin).send(CASE));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(CaseNotTaken);
    },
  );

  test('is not told a key by any error', async () => {
    desk.mood = 'down';
    const error = (await errorOf(of(desk.origin).send(CASE))) as Error;
    for (const secret of [AGENT.token, FRESHDESK_KEY, 'zoe@', 'Submit'])
      expect(String(error.stack)).not.toContain(secret);
  });
});

describe.each(KINDS.filter(({ name }) => name !== 'Web-to-Case'))('$name', ({ stub, of }) => {
  beforeEach(async () => {
    desk = await openDesk(stub());
  });

  test('says whether it has a case already, however it came', async () => {
    const provider = of(desk.origin);
    expect(await provider.has?.(CASE)).toBe(false);
    desk.mood = 'takes and breaks off';
    await errorOf(provider.send(CASE));
    desk.mood = 'well';
    expect(await provider.has?.(CASE)).toBe(true);
    expect(await provider.has?.({ ...CASE, reference: 'BCS-1' })).toBe(false);
  });
});

describe('in the words of each', () => {
  test('Web-to-Case gets the fields of the form, and own ones by the names of the map [SUPP-027, D-014, D-163]', async () => {
    desk = await openDesk(webToCaseStub);
    await salesforce(desk.origin).send(CASE);
    await salesforce(desk.origin, { fieldMap: FIELD_MAP }).send(CASE);
    const standard = {
      orgid: ORG.orgId,
      retURL: ORG.retUrl,
      recordType: ORG.recordType,
      priority: 'High',
      name: CASE.name,
      email: CASE.email,
      origin: 'Web',
      description: CASE.description,
    };
    expect(desk.cases).toEqual([
      { ...standard, Role: 'Student' },
      { ...standard, '00N5e0000000001': 'Student', '00N5e0000000002': 'Coursework' },
    ]);
    expect(salesforce(desk.origin).has).toBeNull();
  });

  test.each([
    ['an unknown organization', { orgId: '00D000000000000' }],
    ['an unknown record type', { recordType: '012000000000000' }],
    ['an unknown field', { fieldMap: { Category: 'Category' } }],
  ])('Web-to-Case says 200 to %s, and has nothing [control]', async (_what, more) => {
    desk = await openDesk(webToCaseStub);
    await salesforce(desk.origin, more).send(CASE);
    expect([desk.cases, desk.refusals.length]).toEqual([[], 1]);
  });

  test('Zendesk gets text, and the same key for the same case', async () => {
    desk = await openDesk(zendeskStub());
    const provider = zendesk({ url: desk.origin, ...AGENT }, REACH);
    await provider.send(CASE);
    await provider.send(CASE);
    expect(desk.cases).toEqual([
      {
        subject: 'Coursework: Cannot Submit [BCS-12]',
        comment: { body: CASE.description },
        requester: { name: CASE.name, email: CASE.email },
        priority: 'high',
        external_id: 'BCS-12',
        tags: ['bootcamp-square'],
      },
    ]);
  });

  test('Freshdesk gets HTML in which nothing of the text can run', async () => {
    desk = await openDesk(freshdeskStub);
    await freshdesk({ url: desk.origin, key: FRESHDESK_KEY }, REACH).send({
      ...CASE,
      priority: 'Low',
      subcategory: null,
    });
    expect(desk.cases[0]).toMatchObject({
      subject: 'Coursework [BCS-12]',
      priority: 1,
      status: 2,
      description:
        'Ich drücke „Submit“ &amp; nichts passiert.<br>&lt;script&gt;alert(1)&lt;/script&gt;<br><br>Category: Coursework',
    });
  });
});
