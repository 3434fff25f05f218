import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import { STAFF, type Role } from '@bcs/contract/kernel/roles';
import type { Topic } from '@bcs/contract/kernel/topics';
import { sql } from '#database/db';
import { publish } from '#kernel/changes';
import { listenWorld } from '#testing/listening';
import { OpenPage } from '#testing/open-page';
import { useWorld } from '#testing/world';

const world = useWorld();
const at = listenWorld(world);
const { ids } = world;
const ROLES = [...STAFF, 'student', 'student2'] as const;
const open: OpenPage[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.close()));
});

interface Heard {
  readonly topics?: readonly string[];
  readonly work?: object;
}

/** Collects what everybody of the class hears about a topic during an action. */
async function heardOf(topic: Topic, act: () => Promise<unknown>): Promise<Partial<Record<string, Heard[]>>> {
  const pages = await Promise.all(
    ROLES.map(async (name) => [name, await OpenPage.open(at.origin, await world.tokenOf(name))] as const),
  );
  open.push(...pages.map(([, page]) => page));
  await act();
  await world.db.transaction((tx) => publish(tx, { topics: ['playlists'], to: ['everyone'] }));
  const heard: Partial<Record<string, Heard[]>> = {};
  for (const [name, page] of pages) {
    expect(await page.hears(({ topics }) => topics?.includes('playlists') ?? false)).toBe(true);
    const ofTopic = (page.heard as readonly Heard[]).filter(({ topics }) => topics?.includes(topic));
    if (ofTopic.length > 0) heard[name] = ofTopic;
  }
  return heard;
}
const by = (who: Parameters<typeof world.as>[0], name: CallName, input: object) => async (): Promise<void> => {
  const { status, body } = await world.as(who).call(name as 'logout', input as Record<string, never>);
  expect([status, body]).toEqual([200, expect.objectContaining({ success: true })]);
};

describe('live messages reach only those who may read what changed [D-261]', () => {
  test('of a chat its student, those who answer, and who sees how many wait', async () => {
    const { student: studentEnrollmentId } = ids.enrollments;
    const message = { studentEnrollmentId, clientId: '0b8d3c1e-0000-4000-8000-0000000000aa', body: 'Hello' };
    const heard = await heardOf('chats', by('student', 'sendChatMessage', message));
    expect(Object.keys(heard).toSorted()).toEqual(['cm', 'ssm', 'student']);
  });

  test('of a support case the person, those who answer, and who sees how many wait', async () => {
    const { ticket: caseId } = ids;
    const heard = await heardOf(
      'support cases',
      by('ssm', 'setSupportCaseState', { enrollmentId: ids.enrollments.ssm, caseId, version: 1, state: 'closed' }),
    );
    expect(
      Object.keys(heard)
        .filter((name) => STAFF.includes(name as Role))
        .toSorted(),
    ).toEqual(['admin', 'cm', 'ssm']);
  });

  test('of a reminder of a survey those who see who has not answered; the class learns nothing of it', async () => {
    const reminder = {
      courseId: ids.activeCourse,
      formName: 'weekly-feedback',
      week: 10,
      studentEnrollmentIds: [ids.enrollments.survey],
    };
    const heard = await heardOf('survey reminders', by('ssm', 'remindOfSurvey', reminder));
    expect(Object.keys(heard)).toEqual(['ssm']);
    // nobody is reminded twice, and nobody else hears of it
    expect(Object.keys(await heardOf('survey reminders', by('ssm', 'remindOfSurvey', reminder)))).toEqual(['ssm']);
  });

  test('of a grade all whose numbers it moves; whose work it is learn its student and those who read it [D-102]', async () => {
    const { submissionId, assignmentId, enrollmentId } = await world.db.one<{
      submissionId: number;
      assignmentId: number;
      enrollmentId: number;
    }>(sql`
      select w.id as "submissionId", w.assignment_id as "assignmentId", w.enrollment_id as "enrollmentId"
      from submissions w left join submission_grades g on g.submission_id = w.id
      where w.assignment_id = ${ids.ungradedAssignment} and g.id is null and w.enrollment_id <> ${ids.enrollments.student2}
      limit 1`);
    const heard = await heardOf(
      'grades',
      by('instructor', 'createSubmissionGrade', { id: null, submissionId, grade: 'A' }),
    );
    const told = (name: string) => heard[name]?.map(({ work }) => work);
    for (const name of ['admin', 'instructor', 'ta', 'ssm', 'cm'])
      expect(told(name), name).toEqual([{ assignmentId, enrollmentId }]);
    expect(told('cd')).toEqual([undefined]);
    expect(told('student2')).toBeUndefined();
  });
});

test('whoever gets another role hears no longer what the one before may read, long before the next check [D-237, D-261]', async () => {
  const page = await OpenPage.open(at.origin, await world.tokenOf('ssm'));
  open.push(page);
  const hearsAsManager = async () => {
    page.heard.length = 0;
    await world.db.transaction(async (tx) => {
      await publish(tx, { topics: ['surveys'], to: [`ssm of course ${ids.activeCourse}`] });
      await publish(tx, { topics: ['playlists'], to: ['everyone'] });
    });
    expect(await page.hears(({ topics }) => topics?.includes('playlists') ?? false)).toBe(true);
    return page.heard.some(({ topics }) => topics?.includes('surveys'));
  };
  expect(await hearsAsManager()).toBe(true);
  await by('admin', 'changeEnrollmentRole', { enrollmentId: ids.enrollments.ssm, role: 'ta', note: '' })();
  await expect.poll(hearsAsManager, { timeout: 15_000 }).toBe(false);
});

test('what all staff hear is found', async () => {
  const heard = await heardOf('chats', () =>
    world.db.transaction((tx) => publish(tx, { topics: ['chats'], to: [`staff of course ${ids.activeCourse}`] })),
  );
  expect(Object.keys(heard)).toContain('instructor');
});
