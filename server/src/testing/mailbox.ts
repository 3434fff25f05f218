import { sql } from '#database/db';
import { doDueJobs } from './due-jobs.ts';
import type { World } from './world.ts';

/** Everything that was mailed to an address, the latest last, after what is due was done. @throws where a job fails */
export async function mailsTo(world: World, address: string): Promise<{ subject: string; body: string }[]> {
  await doDueJobs(world.services);
  return world.db.many(sql`select subject, body from mails where recipient = ${address} order by id`);
}

/** The link in a mail. */
export const linkIn = (body: string | undefined): URL => new URL(/https?:\S+/.exec(body ?? '')?.[0] ?? 'about:no-link');

/** Asks for a new password and follows the mail. */
export async function resetTokenFor(world: World, username: string): Promise<string> {
  const resetUrl = `${world.services.settings.publicOrigin}/reset-password`;
  const { status } = await world.anonymous.call('requestPasswordReset', { username, resetUrl });
  const token = linkIn((await mailsTo(world, username)).at(-1)?.body).searchParams.get('token');
  if (status !== 200 || !token) throw new Error(`No reset link came to ${username} (${status}).`);
  return token;
}
