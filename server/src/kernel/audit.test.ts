import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { audit, type AuditAuthor, type AuditRecord } from './audit.ts';

const world = useWorld();
const author: AuditAuthor = { accountId: 1, origin: 'screen', at: '2026-03-11T22:10:00.000Z' };
const person = (id: number, more: Partial<AuditRecord> = {}): AuditRecord => ({
  action: 'person.create',
  object: { kind: 'person', id, name: `Person ${id}` },
  personId: id,
  ...more,
});
const stored = () => world.db.many(sql`select before, after, reason, batch_id as batch from audit_entries order by id`);

test('only what changed is kept, of any number of objects in one statement [ADM-111]', async () => {
  const batchId = '0b8d3c1e-0000-4000-8000-000000000001';
  let statements = 0;
  const counting = {
    ...world.db,
    run: (query: Parameters<typeof world.db.run>[0]) => (statements++, world.db.run(query)),
  };
  const written = await audit(counting, { ...author, batchId }, [
    person(1, { before: { name: 'A', role: 'ta' }, after: { name: 'B', role: 'ta' }, reason: 'Typo' }),
    person(2, { after: { name: 'New' } }),
    person(3, { before: { name: 'Same', tags: [1] }, after: { name: 'Same', tags: [1] } }),
    person(4, { before: { gone: 1 }, after: {} }),
  ]);
  expect([written, statements]).toEqual([3, 1]);
  expect(await stored()).toEqual([
    { before: { name: 'A' }, after: { name: 'B' }, reason: 'Typo', batch: batchId },
    { before: null, after: { name: 'New' }, reason: null, batch: batchId },
    { before: { gone: 1 }, after: { gone: null }, reason: null, batch: batchId },
  ]);
  expect(await audit(counting, author, [])).toBe(0);
  expect(statements).toBe(1);
});

test('a field that may hold a secret is refused, whoever writes it [ADM-113]', async () => {
  for (const field of ['password', 'passwordHash', 'totpSecret', 'resetToken', 'sealed_text', 'mailBody'])
    await expect(audit(world.db, author, [person(1, { after: { [field]: 'x' } })])).rejects.toThrow(
      'not for the history',
    );
  expect(await audit(world.db, author, [person(1, { after: { passwordSet: true } })])).toBe(1);
});

test('an entry is never changed and never deleted [ADM-113]', async () => {
  await audit(world.db, author, [person(9)]);
  for (const change of [sql`update audit_entries set reason = 'x'`, sql`delete from audit_entries`])
    await expect(world.db.run(change)).rejects.toMatchObject({ code: '42501' });
});
