import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { refusePicture } from '@bcs/contract/features/pictures/picture';
import type { Call } from '@bcs/contract/kernel/call';
import { FilesDown } from '#kernel/file-store';
import type { CallContext } from '#kernel/handler';
import { type Image, NotAnImage } from '#kernel/images';
import { orRefuse, RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { countUpload, keepUpload } from '#kernel/uploads';

const DATA_URL = /^data:([\w.+/-]{1,100});base64,([A-Za-z\d+/]*={0,2})$/;

type GivenPicture = Readonly<{ type: string; bytes: Buffer }>;

/** Reads the bytes and the claimed type of a data URL; null if it is not one. PEOPLE-012, PEOPLE-013 */
function readDataUrl(text: string): GivenPicture | null {
  const [, type, base64] = DATA_URL.exec(text) ?? [];
  return type === undefined || base64 === undefined ? null : { type, bytes: Buffer.from(base64, 'base64') };
}

type Context = Pick<CallContext<Call>, 'now' | 'services'> & { readonly viewer: { readonly accountId: number } };

/**
 * Redraws a picture and stores it without using it yet. Nothing about the file is trusted, neither its claimed type nor
 * its address. D-155
 * @param dataUrl of JPEG, PNG or SVG
 * @returns its key
 * @throws RefusalError PICTURE.REJECTED or PICTURE.NOT_SAVED
 */
export async function keepPicture(
  dataUrl: string,
  { services, viewer: { accountId }, now }: Context,
  claimed?: string,
): Promise<string> {
  const given = orRefuse(readDataUrl(dataUrl), PICTURE.REJECTED);
  for (const type of [claimed ?? given.type, given.type]) throwIf(refusePicture({ type, size: given.bytes.length }));
  await countUpload(services, accountId, now);
  const image = await redrawn(given.bytes, services);
  return keepUpload(services, { accountId, kind: 'picture', image }, now).catch(notSaved);
}

const redrawn = (bytes: Uint8Array, { images }: Services): Promise<Image> =>
  images.redraw(bytes, 'profile').catch((error: unknown) => {
    throw error instanceof NotAnImage ? new RefusalError(PICTURE.REJECTED) : error;
  });

const notSaved = (error: unknown): never => {
  throw error instanceof FilesDown ? new RefusalError(PICTURE.NOT_SAVED) : error;
};
