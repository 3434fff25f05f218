import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { msOf } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, activeCohort, lakesideCohort, activeCourse } = world.ids;

const template = (text: string | null) =>
  world.db.run(sql`update cohorts set assistant_url = ${text} where id = ${activeCohort}`);
const link = (who: DemoName = 'student', cohortId: number = activeCohort) =>
  world.as(who).call('askBcsDeepLink', { cohortId });
const search = async (question: string, who: 'student' | 'instructor' | 'cm' = 'student') =>
  (await world.as(who).call('searchMaterial', { enrollmentId: enrollments[who], question })).body.found;

afterEach(async () => {
  await template('/assistant');
  await world.db.run(sql`update cohorts set hide_career_services = false where id = ${activeCohort}`);
});

describe('the deep link [CHAT-011]', () => {
  test('leads to the assistant that is built in where the cohort says so', async () => {
    expect((await link()).body).toEqual({ deepLink: 'http://localhost:3000/assistant' });
  });

  test('is null where the cohort has no assistant [CHAT-004]', async () => {
    await template(null);
    expect((await link()).body).toEqual({ deepLink: null });
  });

  test.each(['ftp://assistant.example', 'vbscript:{user}', 'https://', 'data:text/html,{user}'])(
    'is null for a template that no reader should follow: %s',
    async (text) => {
      await template(text);
      expect((await link()).body.deepLink).toBeNull();
    },
  );

  test('is for cohorts in which one has an active enrollment, whatever the role', async () => {
    for (const who of ['student', 'instructor', 'ta', 'ssm', 'cd', 'admin', 'cm'] as const)
      expect([who, (await link(who)).status]).toEqual([who, 200]);
    expect((await link('student', lakesideCohort)).status).toBe(404);
    expect((await link('lakesideStudent')).status).toBe(404);
    expect((await link('nobody')).status).toBe(404);
    expect((await link('student', 999_999)).status).toBe(404);
  });

  describe('to an assistant outside', () => {
    const referenceOf = async (who: DemoName = 'student') => {
      await template('https://assistant.example/sso#user={user}');
      const { deepLink } = (await link(who)).body;
      const [before, reference = ''] = (deepLink ?? '').split('#user=');
      expect(before).toBe('https://assistant.example/sso');
      return reference;
    };
    const read = (reference: string) =>
      JSON.parse(Buffer.from(reference.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    const keyOf = async () => {
      const answer = await world.app.inject('/.well-known/jwks.json');
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      const { keys } = answer.json() as { keys: JsonWebKey[] };
      return keys[0] as JsonWebKey;
    };
    const isGood = async (reference: string) => {
      const [head, body, signature = ''] = reference.split('.');
      const key = createPublicKey({ key: await keyOf(), format: 'jwk' });
      return verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
    };

    test('carries a signed reference for five minutes, which the published key proves', async () => {
      const reference = await referenceOf();
      expect(await isGood(reference)).toBe(true);
      const { iat, exp, ...claims } = read(reference);
      expect([iat, Number(exp) - Number(iat)]).toEqual([msOf(ANCHOR) / 1000, 300]);
      expect(claims).toMatchObject({
        iss: 'http://localhost:3000',
        aud: 'https://assistant.example',
        cohort: activeCohort,
        role: 'student',
      });
    });

    test('does not hold when a letter of it was changed [control]', async () => {
      const [head, body = '', signature] = (await referenceOf()).split('.');
      const forged = Buffer.from(JSON.stringify({ ...read(`.${body}.`), role: 'admin' })).toString('base64url');
      expect(await isGood(`${head}.${forged}.${signature}`)).toBe(false);
    });

    test('names nobody: no name, no address, no id; the same person is recognised, another is not', async () => {
      const [first, second, other] = [await referenceOf(), await referenceOf(), await referenceOf('student2')];
      const text = JSON.stringify(read(first));
      for (const secret of ['Maya', 'Okafor', 'northfield.example']) expect(text).not.toContain(secret);
      expect(read(first)['sub']).toBe(read(second)['sub']);
      expect(read(first)['sub']).not.toBe(read(other)['sub']);
      expect(read(first)['jti']).not.toBe(read(second)['jti']);
    });

    test('publishes no private part of the key', async () => {
      expect(Object.keys(await keyOf())).toEqual(expect.arrayContaining(['kty', 'crv', 'x', 'kid']));
      expect(await keyOf()).not.toHaveProperty('d');
    });
  });
});

describe('the assistant that is built in searches the material of the class [CHAT-004]', () => {
  const DAY = '2026-03-10T12:00:00.000Z';
  const announce = (
    title: string,
    body: string,
    more: { from?: string; until?: string; context?: string; course?: number } = {},
  ) =>
    world.db.run(sql`
      insert into announcements (university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date, expiration_date, created_at, updated_at)
      select university_id, course_id, id, ${more.context ?? 'academic'}, ${title}, ${body}, ${more.from ?? DAY}, ${more.until ?? '2026-04-01T12:00:00.000Z'}, ${DAY}, ${DAY}
      from enrollments where course_id = ${more.course ?? activeCourse} and role = 'instructor' and active order by id limit 1`);
  const titles = async (question: string, who?: 'student' | 'instructor' | 'cm') =>
    (await search(question, who)).map(({ title }) => title);

  test('in all its words and forms, a plain question as well', async () => {
    await announce('Quokka workshop', 'Bring your **laptops** and a marsupial.');
    expect(await titles('Where do I bring my laptop and the marsupials?')).toContain('Quokka workshop');
    const [best] = await search('quokkas');
    expect(best).toMatchObject({ kind: 'announcement', title: 'Quokka workshop', date: DAY });
    const [marsupial] = await search('marsupials');
    expect(marsupial?.excerpt).toContain('\uE000marsupial\uE001');
  });

  test('sessions and coursework as well as announcements', async () => {
    const kinds = new Set((await search('server javascript database css test')).map(({ kind }) => kind));
    expect(kinds.has('session')).toBe(true);
    expect(kinds.has('assignment')).toBe(true);
  });

  test('what holds all the words comes before what holds one', async () => {
    await announce('Wombat', 'Wombat wombat wombat.');
    await announce('Both', 'A wombat met a numbat.');
    expect((await titles('wombat numbat'))[0]).toBe('Both');
  });

  test('but not what the class cannot see: planned, past, deleted, or of another class', async () => {
    await announce('Echidna later', 'echidna', { from: '2026-03-20T12:00:00.000Z' });
    await announce('Echidna before', 'echidna', {
      from: '2026-03-01T12:00:00.000Z',
      until: '2026-03-02T12:00:00.000Z',
    });
    await announce('Echidna elsewhere', 'echidna', { course: world.ids.lakesideCourse });
    await announce('Echidna deleted', 'echidna');
    await world.db.run(sql`update announcements set deleted_at = ${DAY} where title = 'Echidna deleted'`);
    expect(await titles('echidna')).toEqual([]);
    expect(await titles('echidna', 'instructor')).toEqual([]);
  });

  test('nor career services where the cohort hides them', async () => {
    await announce('Platypus interviews', 'platypus', { context: 'career' });
    expect(await titles('platypus')).toEqual(['Platypus interviews']);
    await world.db.run(sql`update cohorts set hide_career_services = true where id = ${activeCohort}`);
    expect(await titles('platypus')).toEqual([]);
  });

  test.each(['the of and', '!!! ???', "'; zzd zzq; --", 'zzx & zzy | !zzz <-> (', '\\', 'x'.repeat(300)])(
    'and finds nothing where nothing is asked: %s',
    async (question) => {
      expect(await search(question)).toEqual([]);
    },
  );

  test('at most twenty, the excerpt never the whole text', async () => {
    const found = await search('session class week project code learn build');
    expect(found.length).toBeLessThanOrEqual(20);
    for (const { excerpt } of found) expect(excerpt.length).toBeLessThan(1500);
  });
});

test('what an author hides in a comment is in no excerpt, and its words find nothing [D-232]', async () => {
  await world.db.run(sql`
    update assignments set header = '', content = ${'Build a zebrafish page.\n\n<!-- graders: the\n\nzebrafish answer is 42, okapi -->\n\nHand it in.'}
    where id = ${world.ids.openAssignment}`);
  const [found] = await search('zebrafish');
  expect(found?.id).toBe(world.ids.openAssignment);
  expect(found?.excerpt).toContain('Hand');
  expect(found?.excerpt).not.toContain('42');
  expect(await search('okapi')).toEqual([]);
});
