import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { CLASS_ENDED } from '@bcs/contract/kernel/failure';
import { sql } from '#database/db';
import { IDS } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { ACTORS, actorMay, isOfGrants } from './actors.ts';
import { exampleFor } from './examples.ts';
import { targetCaller, isOfAStudent, isOwnedScope, namesObject } from './targets.ts';
import { onDatabase, undoing } from './undoing.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;

/** The writes that lead to a class through one of its objects. */
const writes = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { kind, scope }]) => kind !== 'read' && namesObject(scope.by) && !isOfGrants(scope.by),
);

/** The calls that remain allowed, each with its reason. */
const OPEN: Partial<Record<CallName, string>> = {
  handleNotification: 'the own inbox',
  handleNotificationForEnrollment: 'the own inbox',
  markCourseAnnouncementRead: 'reading',
  markChatRead: 'reading',
  gradingPresence: 'reading, and telling who else reads',
  exportCohortHealth: 'reading',
  takeShownFile: 'reading',
  revokeAccessToken: 'a secret that got out',
  answerSupportCase: 'a person, not the class',
  setSupportCaseState: 'a person, not the class',
  setAsideToday: 'the own list',
  takeBackSetAside: 'the own list',
  // repeated calls answer as before; their own rule refuses anything that is not a draft or not published
  concludeClass: 'refused by its own rule',
  deleteDraftClass: 'refused by its own rule',
  reopenClass: 'the way back',
  archiveClass: 'the class as a whole',
  restoreClass: 'the way back',
};

/** Gives everybody a comment and a notification, and lets instructors edit. */
beforeAll(async () => {
  await world.db.run(sql`
    update courses set instructors_may_edit = true where id = ${IDS.activeCourse}`);
  await world.db.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select university_id, id, 'SESSION_VIDEO', '{"message":"A video is available."}', ${world.now} from enrollments where active`);
  await world.db.run(sql`
    insert into submission_comments (university_id, course_id, submission_id, enrollment_id, author_role, comment, created_at)
    select university_id, course_id, id, enrollment_id, 'student', 'Here it is.', ${world.now} from submissions`);
});

const change = (set: 'concluded_at' | 'archived_at' | null) =>
  world.db.run(sql`
    update courses set concluded_at = ${set === 'concluded_at' ? world.now : null}, archived_at = ${set === 'archived_at' ? world.now : null}
    where id = ${IDS.activeCourse}`);

async function codesOf(name: CallName): Promise<string[]> {
  const handler = handlers[name] as Handler;
  const { scope, allow } = handler.call;
  const who = ACTORS.filter((actor) => actorMay(allow, actor));
  const codes = await Promise.all(
    who.map(async (actor) => {
      const relation =
        isOwnedScope(scope.by) || (isOfAStudent(scope.by) && actor === 'student') ? 'own' : 'same course';
      const input = await exampleFor(world.db, name, relation, targetCaller(actor));
      const services = onDatabase(world.services, undoing(world.db));
      const sent = handleCall(handler, { token: await world.tokenOf(actor), input, ip: '127.0.0.1' }, services);
      return sent.then(
        () => 'OK',
        (error: unknown) => (error instanceof RefusalError ? error.failure.code : 'broken'),
      );
    }),
  );
  return [...new Set(codes)];
}

test.each(['concluded_at', 'archived_at'] as const)(
  'every write of every role in a class with %s is refused, but those that say so [ADM-070, D-187]',
  async (set) => {
    await change(set);
    const wrong: string[] = [];
    for (const [name, { inConcludedClass }] of writes) {
      const codes = await codesOf(name);
      const isRefused = codes.length === 1 && codes[0] === CLASS_ENDED.code;
      if (isRefused === (inConcludedClass === true)) wrong.push(`${name}: ${codes.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(writes.length).toBeGreaterThan(60);
  },
);

test('what stays open has a reason, and in a class that goes on nothing is refused so', async () => {
  expect(writes.filter(([, call]) => call.inConcludedClass).map(([name]) => name)).toEqual(
    expect.arrayContaining(Object.keys(OPEN)),
  );
  expect(writes.filter(([name, call]) => call.inConcludedClass && !(name in OPEN)).map(([name]) => name)).toEqual([]);
  await change(null);
  expect(await codesOf('setAttendanceRules')).not.toContain(CLASS_ENDED.code);
});
