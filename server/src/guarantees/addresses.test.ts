import { expect, test } from 'vitest';
import { CONTACT_ROLES } from '@bcs/contract/features/people/contacts';
import type { CallName } from '@bcs/contract/contract';
import { roleMay } from '@bcs/contract/kernel/ability';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { defineHandler, type Handler } from '#kernel/handler';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { exampleFor } from './examples.ts';
import { targetCaller } from './targets.ts';

const world = useWorld();
const { ids } = world;
const ADDRESS = /[\w.+-]+@[\w-]+\.example/g;

/** Finds the addresses that a student may know: the contacts of the class, and their own. D-152, D-153 */
async function known(): Promise<ReadonlySet<string>> {
  const rows = await world.db.many<{ email: string }>(sql`
    select c.email from enrollments e join accounts c on c.id = e.account_id
    where e.course_id = ${ids.activeCourse} and (e.role = any(${CONTACT_ROLES}) or c.id = ${ids.accounts.student})`);
  return new Set(rows.map(({ email }) => email));
}

/**
 * Finds the addresses that a read reveals to a student, as 'call: address'; null if the situation does not allow the
 * call.
 */
async function toldBy(name: string, served: Handler): Promise<string[] | null> {
  const input = await exampleFor(world.db, name as CallName, 'own', targetCaller(STUDENT));
  const token = await world.tokenOf('student');
  try {
    const answer = await handleCall(served, { token, input, ip: '127.0.0.1' }, world.services);
    return [...JSON.stringify(answer).matchAll(ADDRESS)].map(([address]) => address);
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/** Finds addresses of others in the reads of a student, and counts the reads that answered. */
async function strangers(handlers: Readonly<Record<string, Handler>>) {
  const fine = await known();
  const found: string[] = [];
  let answered = 0;
  for (const [name, served] of Object.entries(handlers)) {
    if (served.call.kind !== 'read' || !roleMay(served.call.allow, STUDENT)) continue;
    const told = await toldBy(name, served);
    if (told === null) continue;
    answered++;
    found.push(...told.filter((address) => !fine.has(address)).map((address) => `${name}: ${address}`));
  }
  return { found: [...new Set(found)], answered };
}

test('no read tells a student the e-mail address of somebody who is no contact of the class [PEOPLE-024, PEOPLE-026]', async () => {
  const { found, answered } = await strangers(registry as unknown as Record<string, Handler>);
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(20);
}, 120_000);

test('a call that tells one is found', async () => {
  const { classContacts } = registry;
  const leaking = defineHandler(classContacts.call, {
    run: async () => ({
      contacts: [
        {
          contact: {
            id: 3,
            firstName: 'Noah',
            lastName: 'Williams',
            email: 'student2@northfield.example',
            active: true,
          },
          role: { courseRoleCode: 'student' as const, name: 'Student' },
          userAccountAvatar: null,
        },
      ],
    }),
  }) as unknown as Handler;
  expect((await strangers({ classContacts: leaking })).found).toEqual(['classContacts: student2@northfield.example']);
});
