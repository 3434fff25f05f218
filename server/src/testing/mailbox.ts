import { sql } from '#database/db';
import type { Services } from '#kernel/services';
import { runDueJobs } from '#jobs/outbox';
import type { World } from './world.ts';

/**
 * Does all the work that is due.
 * @throws with the errors of the jobs that failed
 */
export async function doDueJobs(services: Services): Promise<void> {
  const failures: string[] = [];
  await runDueJobs(services, {
    onEnd: ({ kind, reason }) => {
      if (reason !== undefined) failures.push(`${kind}: ${reason}`);
    },
  });
  if (failures.length > 0) throw new Error(`What was due has failed:\n${failures.join('\n')}`);
}

/**
 * Returns everything mailed to an address, the latest last, after doing the work that is due.
 * @throws if a job fails
 */
export async function mailsTo(world: World, address: string): Promise<{ subject: string; body: string }[]> {
  await doDueJobs(world.services);
  return world.db.many(sql`select subject, body from mails where recipient = ${address} order by id`);
}

/** The link in a mail. */
export const linkIn = (body: string | undefined): URL => new URL(/https?:\S+/.exec(body ?? '')?.[0] ?? 'about:no-link');

/** Requests a new password and follows the link in the mail. */
export async function resetTokenFor(world: World, username: string): Promise<string> {
  const resetUrl = `${world.services.settings.publicOrigin}/reset-password`;
  const { status } = await world.anonymous.call('requestPasswordReset', { username, resetUrl });
  const token = linkIn((await mailsTo(world, username)).at(-1)?.body).searchParams.get('token');
  if (status !== 200 || !token) throw new Error(`No reset link came to ${username} (${status}).`);
  return token;
}
