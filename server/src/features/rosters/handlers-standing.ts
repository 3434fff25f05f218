import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/rosters/calls-standing';
import { NO_STANDING_ROLE, STANDING_ROLE_HELD } from '@bcs/contract/features/rosters/failures';
import type { Administrator } from '@bcs/contract/kernel/ability';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import type { Db } from '#database/db';
import type { Context } from '#kernel/context';
import { auditOnScreen, audit, type AuditAuthor } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { planDigest, planned } from '#kernel/planned';
import { orNotFound, orRefuse } from '#kernel/refusal-error';
import { endEnrollments, startEnrollments, setEnrollmentAuthor, type ClassMember } from './queries-enrolling.ts';
import {
  findMade,
  findPersonName,
  findStandingClasses,
  findStandingPlace,
  findStandingRoles,
  insertStandingRole,
  lockStanding,
  markStanding,
  setStandingEnded,
} from './queries-standing.ts';

export const standingRoles = defineHandler(calls.standingRoles, ({ accountId }, { db, viewer }) =>
  findStandingRoles(db, viewer, accountId),
);

export const [previewStandingRole, saveStandingRole] = planned({
  preview: calls.previewStandingRole,
  save: calls.saveStandingRole,
  plan: async (wanted, { db, viewer, holds }) => {
    const { accountId, universityId, cohortId, role } = wanted;
    if (holds) await lockStanding(db, universityId);
    const { name: place } = orNotFound(await findStandingPlace(db, viewer, wanted));
    const classes = await findStandingClasses(db, wanted);
    return { place, classes, digest: planDigest([accountId, universityId, cohortId, role, classes]) };
  },
  show: ({ classes, digest }) => ({ classes, digest }),
  write: async ({ classes, place }, wanted, context) => {
    const { db, viewer, now } = context;
    const { accountId, universityId, role } = wanted;
    const id = await insertStandingRole(db, wanted, viewer.accountId, now);
    const name = await findPersonName(db, accountId);
    const author = await setAuthor(context);
    const seats = classes
      .filter(({ what }) => what === 'begin' || what === 'resume')
      .map(({ courseId }) => ({ universityId, courseId, accountId, role }));
    const started = await startEnrollments(db, seats, enrollingOf(author));
    await markStanding(
      db,
      universityId,
      id,
      started.map((one) => one.id),
    );
    const object = { kind: 'standing-role', id, name: `${name}, ${place}` } as const;
    await auditOnScreen(context, {
      action: 'standing-role.give',
      object,
      universityId,
      personId: accountId,
      after: { role, place },
    });
    await auditEnrollments(db, author, 'enrollment.begin', name, started);
    return { ...DONE, enrolled: started.length };
  },
  conflicts: {
    a_standing_role_is_held_once: STANDING_ROLE_HELD,
    an_account_is_active_once_per_course: PREVIEW_OUTDATED,
  },
});

export const endStandingRole = defineHandler(
  calls.endStandingRole,
  async ({ accountId, standingRoleId: id, reason }, context) => {
    const { db, viewer, now } = context;
    const held = orRefuse(await setStandingEnded(db, viewer, { accountId, id }, now), NO_STANDING_ROLE);
    const { universityId, role, place, name } = held;
    const author = await setAuthor(context);
    const made = await findMade(db, universityId, id);
    await endEnrollments(db, made, enrollingOf(author), { reason, lastDay: null });
    const object = { kind: 'standing-role', id, name: `${name}, ${place}` } as const;
    await auditOnScreen(context, {
      action: 'standing-role.end',
      object,
      universityId,
      personId: accountId,
      before: { role, place },
      reason,
    });
    await auditEnrollments(db, author, 'enrollment.end', name, made);
    return { ...DONE, ended: made.length };
  },
);

const enrollingOf = ({ accountId: by, origin, at }: AuditAuthor) => ({
  by,
  origin,
  at,
  importId: null,
  changesRole: false,
});

async function setAuthor({ db, viewer, now }: Context<Administrator>): Promise<AuditAuthor> {
  const author: AuditAuthor = { accountId: viewer.accountId, origin: 'standing role', at: now, batchId: randomUUID() };
  await setEnrollmentAuthor(db, enrollingOf(author));
  return author;
}

/** Records each enrollment in the history, and updates the pages of the classes. */
async function auditEnrollments(
  db: Db,
  author: AuditAuthor,
  action: 'enrollment.begin' | 'enrollment.end',
  name: string,
  seats: readonly (ClassMember & { readonly role: string })[],
): Promise<void> {
  const begins = action === 'enrollment.begin';
  await audit(
    db,
    author,
    seats.map(({ universityId, courseId, accountId, role }) => ({
      action,
      object: { kind: 'enrollment', id: null, name },
      universityId,
      courseId,
      personId: accountId,
      before: begins ? null : { role },
      after: begins ? { role } : { role: null },
    })),
  );
  await publishPeople(db, {
    accountIds: seats.map(({ accountId }) => accountId),
    courseIds: seats.map(({ courseId }) => courseId),
  });
}
