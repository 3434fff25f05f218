import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { systemClock } from '#kernel/system-clock';
import { useWorld } from '#testing/world';
import { undoing } from '../undoing.ts';
import { findBroken } from './checker.ts';
import { readGround, type Ground } from './ground.ts';
import { countOf, newLedger } from './ledger.ts';
import { writersOf } from './writers.ts';

const world = useWorld();
const ledger = newLedger();
let ground: Ground;

beforeAll(async () => {
  // tokens are issued by the clock of the database, which the server then has to share
  world.at(systemClock());
  ground = await readGround(world.db, 40, 20);
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const writers = writersOf(ground, ledger);
  for (let turn = 0; turn < 12; turn++) {
    // every write has a distinct time
    world.at(new Date(Date.parse(world.now) + 1000).toISOString());
    for (const write of writers) await write(url);
  }
}, 60_000);

/** Lists what the checker finds after data was deleted. */
async function afterLosing(loss: ReturnType<typeof sql>): Promise<string[]> {
  return undoing(world.db).transaction(async (tx) => {
    await tx.run(loss);
    return findBroken(tx, ground, ledger);
  });
}

test('where everything that was acknowledged is stored, nothing is found', async () => {
  expect(countOf(ledger, 'acknowledged')).toBe(108);
  expect(await findBroken(world.db, ground, ledger)).toEqual([]);
});

test('a lost change, comment or handling is found', async () => {
  const history = await afterLosing(
    sql`delete from attendance_history where id = (select max(id) from attendance_history)`,
  );
  expect(history.join()).toMatch(/lost: /);
  const comment = await afterLosing(
    sql`delete from submission_comments where id = (select max(id) from submission_comments)`,
  );
  expect(comment.join()).toMatch(/lost: comment/);
  const handling = await afterLosing(
    sql`update notifications set handled_at = null where id = ${ledger.handled[0]?.notificationId ?? 0}`,
  );
  expect(handling.join()).toMatch(/lost: handling/);
  const survey = await afterLosing(sql`
    delete from form_submissions where id = (select max(id) from form_submissions where form_name = 'end-course-pt')`);
  expect(survey.join()).toMatch(/lost: survey of \d+/);
});

test('a half-applied write is found', async () => {
  const { enrollmentId } = ledger.statuses.at(-1) ?? { enrollmentId: 0 };
  const status = await afterLosing(
    sql`delete from attendance where session_id = ${ground.sessionId} and enrollment_id = ${enrollmentId}`,
  );
  expect(status).toEqual([expect.stringMatching(/half-applied: \d+ is null/)]);
  const untold = await afterLosing(sql`
    delete from notifications where id = (select max(id) from notifications where type = 'SUBMISSION_COMMENT' and enrollment_id = ${world.ids.enrollments.student2})`);
  expect(untold).toEqual([expect.stringMatching(/half-applied: 1 comments of .*, 0 notifications/)]);
  const unthanked = await afterLosing(sql`
    delete from notifications where id = (select max(id) from notifications where type = 'END_COURSE_SURVEY')`);
  expect(unthanked).toEqual([expect.stringMatching(/half-applied: survey of \d+ with 13 answers, 0 notifications/)]);
  const unanswered = await afterLosing(sql`
    delete from form_answers where submission_id = (select max(id) from form_submissions) and value = '"Yes"'`);
  expect(unanswered).toEqual([expect.stringMatching(/half-applied: survey of \d+ with 12 answers, 1 notifications/)]);
  const absence = await afterLosing(sql`
    delete from notifications where id = (select max(id) from notifications where type = 'ABSENCE_RECORDED')`);
  expect(absence).toEqual([expect.stringMatching(/half-applied: \d+ absences, but \d+ notifications/)]);
});

test('a write that nobody sent, and a refused one that was stored, are found', async () => {
  const unsent = { ...ledger, comments: ledger.comments.slice(1) };
  expect(await findBroken(world.db, ground, unsent)).toEqual([expect.stringMatching(/never sent: comment/)]);
  const refused = { ...ledger, handled: ledger.handled.map((write) => ({ ...write, fate: 'refused' as const })) };
  expect((await findBroken(world.db, ground, refused)).length).toBe(refused.handled.length);
});
