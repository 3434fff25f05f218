import * as calls from '@bcs/contract/features/pictures/calls';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { refusePicture } from '@bcs/contract/features/pictures/picture';
import type { Call } from '@bcs/contract/kernel/call';
import { publish } from '#kernel/changes';
import { FilesDown } from '#kernel/file-store';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { NoImage, type Image } from '#kernel/images';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { countUpload, keepUpload, removeLeft } from '#kernel/uploads';
import { readDataUrl } from './data-url.ts';
import { addressOf, attendsAny, showPicture, whoSees } from './queries.ts';

type Context = Pick<CallContext<Call>, 'db' | 'viewer' | 'now' | 'services'>;

const facts = async ({ studentId }: { studentId: number }, { db, viewer }: Context) => ({
  studentId,
  attends: await attendsAny(db, viewer.accountId),
});

/** Nothing of the file is trusted: neither what the browser takes it for nor what its address claims. D-155 */
export const saveProfilePicture = defineHandler(calls.saveProfilePicture, {
  facts,
  run: async ({ profilePicture, pictureMimeType }, context) => {
    const given = readDataUrl(profilePicture);
    if (!given) throw new RefusalError(PICTURE.REJECTED);
    throwIf(refusePicture({ type: pictureMimeType, size: given.bytes.length }));
    throwIf(refusePicture({ type: given.type, size: given.bytes.length }));
    await countUpload(context.services, context.viewer.accountId, context.now);
    const image = await redrawn(given.bytes, context.services);
    const key = await keepUpload(
      context.services,
      { accountId: context.viewer.accountId, kind: 'picture', image },
      context.now,
    ).catch(notSaved);
    await change(context, key);
    return { nexusAvatarUrl: addressOf(key) };
  },
});

export const removeProfilePicture = defineHandler(calls.removeProfilePicture, {
  facts,
  run: async (_input, context) => {
    await change(context, null);
    return DONE;
  },
});

const redrawn = (bytes: Uint8Array, { images }: Services): Promise<Image> =>
  images.redraw(bytes, 'profile').catch((error: unknown) => {
    throw error instanceof NoImage ? new RefusalError(PICTURE.REJECTED) : error;
  });

const notSaved = (error: unknown): never => {
  throw error instanceof FilesDown ? new RefusalError(PICTURE.NOT_SAVED) : error;
};

/** Shows it everywhere at once; the file of the one before goes now, or with the next sweep. PEOPLE-015 */
async function change({ viewer: { accountId }, now, services: { database, files } }: Context, key: string | null) {
  const earlier = await database.transaction(async (tx) => {
    const before = await showPicture(tx, accountId, key, now);
    await publish(tx, { topics: ['pictures'], to: await whoSees(tx, accountId) });
    return before;
  });
  if (earlier !== null) await removeLeft(database, files, earlier).catch(() => {});
}
