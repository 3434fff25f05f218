import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { refusePicture } from '@bcs/contract/features/pictures/picture';
import type { Call } from '@bcs/contract/kernel/call';
import { FilesDown } from '#kernel/file-store';
import type { CallContext } from '#kernel/handler';
import { NoImage, type Image } from '#kernel/images';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { countUpload, keepUpload } from '#kernel/uploads';
import { readDataUrl } from './data-url.ts';

type Context = Pick<CallContext<Call>, 'now' | 'services'> & { readonly viewer: { readonly accountId: number } };

/**
 * Draws a picture anew and keeps it where nothing points at it yet. Nothing of the file is trusted: neither what the browser
 * takes it for nor what its address claims. D-155
 * @param dataUrl of JPEG, PNG or SVG
 * @returns its key @throws RefusalError PICTURE.REJECTED or PICTURE.NOT_SAVED
 */
export async function keepPicture(
  dataUrl: string,
  { services, viewer: { accountId }, now }: Context,
  claimed?: string,
): Promise<string> {
  const given = readDataUrl(dataUrl);
  if (!given) throw new RefusalError(PICTURE.REJECTED);
  for (const type of [claimed ?? given.type, given.type]) throwIf(refusePicture({ type, size: given.bytes.length }));
  await countUpload(services, accountId, now);
  const image = await redrawn(given.bytes, services);
  return keepUpload(services, { accountId, kind: 'picture', image }, now).catch(notSaved);
}

const redrawn = (bytes: Uint8Array, { images }: Services): Promise<Image> =>
  images.redraw(bytes, 'profile').catch((error: unknown) => {
    throw error instanceof NoImage ? new RefusalError(PICTURE.REJECTED) : error;
  });

const notSaved = (error: unknown): never => {
  throw error instanceof FilesDown ? new RefusalError(PICTURE.NOT_SAVED) : error;
};
