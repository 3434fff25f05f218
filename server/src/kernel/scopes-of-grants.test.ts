import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ability, type Administrator, type Reach } from '@bcs/contract/kernel/ability';
import { call, type Call } from '@bcs/contract/kernel/call';
import type { Scope } from '@bcs/contract/kernel/scope';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';
import { defineHandler, type Handler } from './handler.ts';
import { handleCall } from './pipeline.ts';
import { RefusalError } from './refusal-error.ts';

const world = useWorld();
const { accounts, northfield, lakeside, activeCourse, fullTimeCourse, lakesideCourse, enrollments } = world.ids;

/** Makes the instructor also administer Lakeside, so that they have both a role and a grant. */
beforeAll(() =>
  world.db.run(sql`
    insert into administration_grants (account_id, university_id, given_at)
    values (${accounts.instructor}, ${lakeside}, ${world.now})`),
);

const allow = ability<null, Administrator>('test', { roles: ['admin', 'cm'], grants: 'university' });

/** Returns what a call with this scope tells its handler about the caller, or the code of its refusal. */
async function seen(by: DemoName, scope: Scope, id = 0, may = allow): Promise<unknown> {
  const declared = call('POST /test', {
    kind: 'read',
    shows: [],
    summary: '',
    input: z.strictObject({ id: z.int() }),
    output: z.any(),
    scope: scope as { by: 'grant' },
    allow: may,
    fails: [],
  });
  const handler = defineHandler(declared as unknown as Call, { run: async (_input, { viewer }) => viewer as never });
  const arrival = { token: await world.tokenOf(by), input: { id }, ip: '127.0.0.1' };
  return handleCall(handler as Handler, arrival, world.services).catch((error: unknown) => {
    if (error instanceof RefusalError) return error.failure.code;
    throw error;
  });
}
const at = (by: 'university' | 'person' | 'course-or-grant' | 'enrollment-or-grant') => ({ by, field: 'id' }) as const;
const OVER_ALL: Reach = { installation: true, universityIds: [] };
const OVER_NORTHFIELD: Reach = { installation: false, universityIds: [northfield] };

test('a university lies within reach or does not exist; without a grant everything is refused [ADM-002, ADM-003, ADM-008]', async () => {
  expect(await seen('operator', at('university'), lakeside)).toMatchObject({ reach: OVER_ALL, universityId: lakeside });
  expect(await seen('registrar', at('university'), northfield)).toMatchObject({ reach: OVER_NORTHFIELD });
  expect(await seen('registrar', at('university'), lakeside)).toBe('NOT_FOUND');
  expect(await seen('operator', at('university'), 99_999)).toBe('NOT_FOUND');
  for (const id of [northfield, 99_999]) expect(await seen('admin', at('university'), id)).toBe('FORBIDDEN');
});

test('a person is found through any enrollment within reach, an ended one too; nobody else is [ADM-002]', async () => {
  expect(await seen('registrar', at('person'), accounts.student)).toMatchObject({ reach: OVER_NORTHFIELD });
  expect(await seen('registrar', at('person'), accounts.inactive)).not.toBe('NOT_FOUND');
  for (const id of [accounts.lakesideStudent, accounts.nobody, 99_999])
    expect(await seen('registrar', at('person'), id)).toBe('NOT_FOUND');
  for (const id of [accounts.lakesideStudent, accounts.nobody])
    expect(await seen('operator', at('person'), id)).toMatchObject({ reach: OVER_ALL });
  expect(await seen('cm', at('person'), accounts.student)).toBe('FORBIDDEN');
});

test('an object of a class is open to its roles and to grants that reach it [ADM-005, ADM-006, ADM-008]', async () => {
  const course = at('course-or-grant');
  expect(await seen('admin', course, activeCourse)).toMatchObject({
    role: 'admin',
    enrollmentId: enrollments.admin,
    byGrant: false,
    universityId: northfield,
    courseId: activeCourse,
  });
  expect(await seen('registrar', course, activeCourse)).toMatchObject({
    role: null,
    enrollmentId: null,
    byGrant: true,
  });
  expect(await seen('registrar', course, lakesideCourse)).toBe('NOT_FOUND');
  expect(await seen('operator', at('enrollment-or-grant'), enrollments.lakesideStudent)).toMatchObject({
    courseId: lakesideCourse,
    byGrant: true,
  });
  // neither an insufficient role nor a grant elsewhere helps
  expect(await seen('instructor', course, activeCourse)).toBe('FORBIDDEN');
  expect(await seen('instructor', course, lakesideCourse)).toMatchObject({ role: null, byGrant: true });
  expect(await seen('admin', course, fullTimeCourse)).toBe('NOT_FOUND');
});

test('without an object there are the classes of the own roles, and what grants reach [ADM-005]', async () => {
  const scope = { by: 'courses-or-grant' } as const;
  const { seats } = (await seen('cm', scope)) as { seats: { courseId: number; role: string }[] };
  expect(seats).toContainEqual({ universityId: northfield, courseId: activeCourse, role: 'cm' });
  expect(new Set(seats.map(({ role }) => role))).toEqual(new Set(['cm']));
  expect(await seen('registrar', scope)).toMatchObject({ seats: [], reach: OVER_NORTHFIELD });
  expect(await seen('instructor', scope)).toMatchObject({ seats: [], reach: { universityIds: [lakeside] } });
  expect(await seen('student', scope)).toBe('FORBIDDEN');
});

test('an ended grant opens nothing, and only one over the installation what is kept for those [ADM-003]', async () => {
  const kept = ability<null, Administrator>('test', { roles: [], grants: 'installation' });
  expect(await seen('operator', { by: 'grant' }, 0, kept)).toMatchObject({ reach: OVER_ALL });
  expect(await seen('registrar', { by: 'grant' }, 0, kept)).toBe('FORBIDDEN');
  expect(await seen('registrar', { by: 'grant' })).toMatchObject({ reach: OVER_NORTHFIELD });
  await world.db.run(
    sql`update administration_grants set ended_at = ${world.now} where account_id = ${accounts.registrar}`,
  );
  expect(await seen('registrar', { by: 'grant' })).toBe('FORBIDDEN');
  // an ability without grants is closed to them
  const forgetful = ability<null, Administrator>('test', { roles: ['admin'] });
  expect(await seen('operator', { by: 'grant' }, 0, forgetful)).toBe('FORBIDDEN');
});
