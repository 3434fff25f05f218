import { inviteToClass as inviteInto } from '#features/accounts/queries-invitation';
import { findCourse } from '#features/administration/queries-courses';
import { findMembers, type Member } from '#features/administration/queries-people';
import { onCommandLine } from '#kernel/audit';
import { parseLoginName } from '#kernel/login-name';
import { settingsOf } from '#kernel/settings-of';
import { CommandFailed, type Workplace } from './surroundings.ts';

export type InvitedUser = Readonly<{ university: string; course: string; role?: string }>;

/**
 * Sends people of a class who have not chosen a password a link that lasts seven days: everybody, those with a role, or
 * those named. If one of them cannot be invited, nobody is. Nobody gets a second mail on the same day. D-179
 */
export async function invite(
  { database, environment, now, say }: Workplace,
  emails: readonly string[],
  { university, course, role }: InvitedUser,
): Promise<void> {
  if (settingsOf(environment).mail === 'none')
    throw new CommandFailed('No e-mail is sent, so no one was invited. Set SMTP_URL, and try: mail test <address>');
  await database.transaction(async (tx) => {
    const found = await findCourse(tx, university, course);
    if (!found) throw new CommandFailed(`${university} has no course ${course}. No one was invited.`);
    const members = chosen(await findMembers(tx, found.id, role ?? null), emails);
    const invited = members.filter(({ hasOwnPassword }) => !hasOwnPassword);
    const accountIds = invited.map(({ accountId }) => accountId);
    const { universityId, id: courseId } = found;
    const queued = await inviteInto(tx, { universityId, courseId, accountIds }, onCommandLine({ now }));
    say(
      `${queued} invited, ${members.length - invited.length} already have a password, ${invited.length - queued} were invited today.`,
    );
  });
  say('The server sends the e-mails when it runs; npm run bcs -- doctor tells of those that do not arrive.');
}

/**
 * The people who are named, or all who may sign in.
 * @throws CommandFailed if one of them cannot be invited
 */
function chosen(members: readonly Member[], emails: readonly string[]): Member[] {
  if (emails.length === 0) return members.filter(({ active }) => active);
  const known = new Map(members.map((member) => [member.email, member]));
  const wrong = emails.filter((email) => known.get(parseLoginName(email).email)?.active !== true);
  if (wrong.length > 0)
    throw new CommandFailed(
      `Not in this class, or switched off: ${wrong.join(', ')}. No one was invited. To enroll somebody: user enroll`,
    );
  return [...new Set(emails.map((email) => known.get(parseLoginName(email).email)))].filter(
    (each) => each !== undefined,
  );
}
