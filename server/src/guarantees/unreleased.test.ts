import { expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { handleCall } from '#kernel/pipeline';
import type { Handler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { sendReminders } from '../jobs/reminders.ts';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { actorMay, type Actor } from './actors.ts';
import { exampleFor } from './examples.ts';
import { targetCaller } from './targets.ts';

const world = useWorld();
const { ids } = world;

/** A word that occurs nowhere else. */
const CANARY = 'Quokkazebra';
/** A student, and staff of both kinds of work; other roles use the same calls. */
const READERS: readonly Actor[] = ['student', 'instructor', 'cd'];

/**
 * Plants academic items and milestones in both invisible states, due soon and in three days, when reminders are sent.
 */
const plant = () =>
  world.db.many<{ id: number }>(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date, draft, release_at)
    select ${ids.northfield}, ${ids.activeCourse}, c, ${CANARY} || ' of ' || s.name, ${CANARY}, ${CANARY}, '2026-03-11',
      ${world.now}::timestamptz + d.due, s.name = 'draft', case s.name when 'scheduled' then ${plus(world.now, HOUR)}::timestamptz end
    from generate_series(1, 2) c, (values ('draft'), ('scheduled')) s(name), (values (interval '2 hours'), ('72 hours')) d(due)
    returning id`);
const release = () =>
  world.db.run(sql`update assignments set draft = false, release_at = null where header = ${CANARY}`);

const served = Object.entries(registry as unknown as Record<string, Handler>);

/** Search inputs, in addition to the examples, that would find the word. */
const ASKED: Readonly<Partial<Record<string, (example: object) => object>>> = {
  commandMenu: (example) => ({ ...example, text: CANARY }),
  searchMaterial: (example) => ({ ...example, question: CANARY }),
};

async function answers(name: string, handler: Handler, by: Actor): Promise<string> {
  const example = (await exampleFor(world.db, name as CallName, 'own', targetCaller(by))) as object;
  const asked = ASKED[name]?.(example);
  return (await answer(handler, by, example)) + (asked ? await answer(handler, by, asked) : '');
}

async function answer(handler: Handler, by: Actor, input: object): Promise<string> {
  try {
    return JSON.stringify(
      await handleCall(handler, { token: await world.tokenOf(by), input, ip: '127.0.0.1' }, world.services),
    );
  } catch (error) {
    if (error instanceof RefusalError) return '';
    throw error;
  }
}

/** The places in which the word can be read: calls by every role, the calendar, and notifications. */
async function whereFound(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [name, handler] of served) {
    const { kind, allow, scope } = handler.call;
    if (kind !== 'read' || scope.by.endsWith('-or-grant')) continue;
    for (const by of READERS.filter((each) => actorMay(allow, each)))
      if ((await answers(name, handler, by)).includes(CANARY)) found.add(name);
  }
  const { body } = await world.as('student').call('resetCalendarFeed');
  const feed = await world.app.inject({ url: new URL(body.address).pathname });
  if (feed.body.replaceAll(/\r\n /g, '').includes(CANARY)) found.add('the calendar feed');
  await world.db.run(sql`update courses set reminded_on = '2026-03-10' where id = ${ids.activeCourse}`);
  await sendReminders(world.services);
  const told = await world.db.many(sql`select 1 from notifications where content::text like ${`%${CANARY}%`}`);
  if (told.length > 0) found.add('the reminders');
  return found;
}

/** Makes every call about an assignment with this one. */
async function statusesAt(id: number): Promise<Record<string, number>> {
  const { status } = await world.as('student').call('courseworkDetail', { assignmentId: id });
  const grading = await world
    .as('instructor')
    .call('ungradedNeighbours', { assignmentId: id, studentId: ids.accounts.student });
  const extended = await world.as('instructor').call('extendAssignment', { assignmentId: id, bufferDays: 2 });
  const handedIn = await world.as('student').call('createSubmission', {
    submission: { id: null, assignmentId: id, studentEnrollmentId: ids.enrollments.student, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://example.org/work', title: 'Work' }],
  });
  return { page: status, grading: grading.status, extended: extended.status, handedIn: handedIn.status };
}
const at = async (items: readonly { id: number }[]) => {
  const all = [];
  for (const { id } of items) all.push(await statusesAt(id));
  return all;
};

const NOWHERE = { page: 404, grading: 404, extended: 404, handedIn: 404 };
const EVERYWHERE = [
  'careerServices',
  'cohortHealthNames',
  'commandMenu',
  'coursework',
  'dashboard',
  'digestPreview',
  'gradebook',
  'gradebookSheet',
].concat(['grades', 'graduation', 'searchMaterial', 'studentProfile', 'the calendar feed', 'the reminders']);

test(
  'what is not released is in no list, page, search, feed or message, for anybody of the class [ADM-093, D-185]',
  { retry: 0 },
  async () => {
    const items = await plant();
    expect([...(await whereFound())]).toEqual([]);
    expect(await at(items)).toEqual(items.map(() => NOWHERE));
    await release();
    // red control: the same search finds it wherever assignments are shown
    expect([...(await whereFound())].toSorted()).toEqual(EVERYWHERE);
    for (const { page, extended } of await at(items)) expect([page, extended]).toEqual([200, 200]);
  },
);
