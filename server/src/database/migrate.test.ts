import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { openEmbedded } from './embedded.ts';
import { migrate, migrations } from './migrate.ts';

test('an instant leaves the database in one form, alone and inside JSON', async () => {
  const db = await openEmbedded();
  expect((await migrate(db)).length).toBeGreaterThan(5);
  expect(await migrate(db)).toEqual([]);
  const at = '2026-03-11T22:30:00.500Z';
  expect(
    await db.one(
      sql`select ${at}::timestamptz as at, to_jsonb(iso(${at}::timestamptz)) as json, '2026-02-28'::date as day`,
    ),
  ).toEqual({ at, json: at, day: '2026-02-28' });
  await expect(db.transaction((tx) => tx.run(sql`update audit_log set action = 'x'`))).resolves.toBe(0);
  await expect(migrate(db, migrations().slice(1))).rejects.toThrow(/by a newer version/);
  await expect(
    migrate(
      db,
      migrations().map((one) => ({ ...one, checksum: 'x' })),
    ),
  ).rejects.toThrow(/was changed/);
  await db.close();
});
