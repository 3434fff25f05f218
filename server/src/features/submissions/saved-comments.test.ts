import { beforeEach, expect, test } from 'vitest';
import { SAVED_COMMENTS_MOST } from '@bcs/contract/features/submissions/comments';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

type Keeper = 'instructor' | 'ta' | 'ssm' | 'admin';
const world = useWorld();
const { enrollments, accounts, northfield } = world.ids;

const save = (comment: string, name: Keeper = 'instructor') =>
  world.as(name).call('createSavedComment', { enrollmentId: enrollments[name], comment });
const saved = async (name: Keeper = 'instructor') =>
  (await world.as(name).call('savedComments', { enrollmentId: enrollments[name] })).body.savedComments;

beforeEach(() => world.db.run(sql`delete from saved_comments`));

test('a comment is saved, changed and forgotten', async () => {
  const { body } = await save('Name your variables.');
  const { id } = body.savedComment;
  expect(await saved()).toEqual([{ id, comment: 'Name your variables.', updatedAt: world.now }]);
  const of = { id, enrollmentId: enrollments.instructor };
  await world.as('instructor').call('updateSavedComment', { ...of, comment: 'Name them well.' });
  expect((await saved()).map(({ comment }) => comment)).toEqual(['Name them well.']);
  expect((await world.as('instructor').call('deleteSavedComment', of)).status).toBe(200);
  expect((await world.as('instructor').call('deleteSavedComment', of)).status).toBe(404);
  expect(await saved()).toEqual([]);
});

test('everybody sees and touches the own comments only', async () => {
  const { id } = (await save('Mine.')).body.savedComment;
  expect(await saved('ta')).toEqual([]);
  const others = { id, enrollmentId: enrollments.ta };
  expect((await world.as('ta').call('updateSavedComment', { ...others, comment: 'Yours.' })).status).toBe(404);
  expect((await world.as('ta').call('deleteSavedComment', others)).status).toBe(404);
  const asMine = { id, enrollmentId: enrollments.instructor };
  expect((await world.as('ta').call('deleteSavedComment', asMine)).status).toBe(404);
  expect((await saved()).map(({ comment }) => comment)).toEqual(['Mine.']);
  for (const name of ['student', 'cd', 'cm'] as const satisfies DemoName[])
    expect((await world.as(name).call('savedComments', { enrollmentId: enrollments[name] })).status).toBe(403);
});

test('the same words are one comment, however often and at once they are saved', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save('Well done.')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.savedComment.id}`)).size).toBe(1);
  const { id } = (await save('Other words.')).body.savedComment;
  const twin = { id, enrollmentId: enrollments.instructor, comment: 'Well done.' };
  const refused = await world.as('instructor').call('updateSavedComment', twin);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'COMMENT_SAVED_ALREADY']);
});

test('somebody keeps 200 comments, also when the last places are taken at once', async () => {
  await world.db.run(sql`
    insert into saved_comments (university_id, account_id, comment, created_at, updated_at)
    select ${northfield}::int, ${accounts.instructor}::int, 'Comment ' || n, ${world.now}::timestamptz, ${world.now}::timestamptz
    from generate_series(1, ${SAVED_COMMENTS_MOST - 2}::int) n`);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`New ${index}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
  expect(await saved()).toHaveLength(SAVED_COMMENTS_MOST);
  expect((await save('Comment 1')).status).toBe(200);
  expect((await save('One for the TA', 'ta')).status).toBe(200);
});

test('nothing is no comment', async () => {
  for (const comment of ['', '  ', 'x'.repeat(5001)]) expect((await save(comment)).status).toBe(422);
});
