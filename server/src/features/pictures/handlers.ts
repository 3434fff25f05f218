import * as calls from '@bcs/contract/features/pictures/calls';
import type { Call } from '@bcs/contract/kernel/call';
import { publish } from '#kernel/changes';
import { defineHandler, type CallContext } from '#kernel/handler';
import { removeLeft } from '#kernel/uploads';
import { keepPicture } from './queries-keep.ts';
import { addressOf, attendsAny, setShownPicture, whoSees } from './queries.ts';

type Context = Pick<CallContext<Call>, 'db' | 'viewer' | 'now' | 'services'>;

const facts = async ({ studentId }: { studentId: number }, { db, viewer }: Context) => ({
  studentId,
  attends: await attendsAny(db, viewer.accountId),
});

export const saveProfilePicture = defineHandler(calls.saveProfilePicture, {
  facts,
  run: async ({ profilePicture, pictureMimeType }, context) => {
    const key = await keepPicture(profilePicture, context, pictureMimeType);
    await change(context, key);
    return { nexusAvatarUrl: addressOf(key) };
  },
});

export const removeProfilePicture = defineHandler(calls.removeProfilePicture, {
  facts,
  run: async (_input, context) => {
    await change(context, null);
  },
});

/**
 * Shows the picture everywhere at once; the file of the previous one is deleted now or in the next sweep. PEOPLE-015
 */
async function change({ viewer: { accountId }, now, services: { database, files } }: Context, key: string | null) {
  const earlier = await database.transaction(async (tx) => {
    const before = await setShownPicture(tx, accountId, key, now);
    await publish(tx, { topics: ['pictures'], to: await whoSees(tx, accountId) });
    return before;
  });
  if (earlier !== null) await removeLeft(database, files, earlier).catch(() => {});
}
