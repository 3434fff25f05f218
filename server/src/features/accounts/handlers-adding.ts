import * as calls from '@bcs/contract/features/accounts/calls-adding';
import { CLASS_NEEDED, EMAIL_HAS_ACCOUNT, NO_MAIL } from '@bcs/contract/features/accounts/failures';
import type { Role } from '@bcs/contract/kernel/roles';
import { startEnrollment } from '#features/rosters/queries-write';
import { auditFromScreen } from '#kernel/audit';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { auditPerson, type ManagedAccount } from './look-after.ts';
import { findClass, findMembers, insertPerson } from './queries-adding.ts';
import { inviteToClass } from './queries-invitation.ts';

function needMail({ settings }: Services): void {
  if (settings.mail === 'none') throw new RefusalError(NO_MAIL);
}

export const createPerson = defineHandler(calls.createPerson, {
  run: async ({ email: typed, seat, invites, ...names }, context) => {
    const { db, now, viewer, services } = context;
    if (seat === null && !viewer.reach.installation)
      throw new RefusalError(CLASS_NEEDED, { seat: CLASS_NEEDED.message });
    if (invites) needMail(services);
    const { email } = parseLoginName(typed);
    const profile = { email, firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    const person = await insertPerson(db, profile, now);
    await auditPerson(db, person, auditFromScreen(context), 'person.create', { after: profile });
    if (seat !== null) await enroll(context, person, seat, invites);
    return { ...DONE, accountId: person.accountId };
  },
  conflicts: { an_email_belongs_to_one_account: EMAIL_HAS_ACCOUNT },
});

async function enroll(
  context: CallContext<typeof calls.createPerson>,
  person: ManagedAccount,
  { courseId, role }: Readonly<{ courseId: number; role: Role }>,
  invites: boolean,
): Promise<void> {
  const { db, now, viewer, tell: log } = context;
  const place = orNotFound(await findClass(db, viewer.reach, courseId));
  const there = { ...viewer, ...place, enrollmentId: null, role: null, byGrant: true };
  await startEnrollment({ db, now, viewer: there, tell: log }, [{ ...person, role: null }], role);
  if (invites) await inviteToClass(db, { ...place, accountIds: [person.accountId] }, auditFromScreen(context));
}

export const invitePeople = defineHandler(calls.invitePeople, async ({ accountIds }, context) => {
  const { db, viewer, services } = context;
  needMail(services);
  const { universityId, courseId } = viewer;
  const members = await findMembers(db, viewer, accountIds);
  const invited = await inviteToClass(db, { universityId, courseId, accountIds: members }, auditFromScreen(context));
  return { ...DONE, invited };
});
