import { LARGEST_FILE, RESOURCE } from '@bcs/contract/features/resources/failures';
import type { UploadedFile } from '@bcs/contract/features/resources/model';
import { plainName } from '@bcs/contract/features/resources/plain';
import type { Instant } from '@bcs/contract/kernel/clock';
import { LONGEST_FILE_NAME } from '@bcs/contract/kernel/lengths';
import { FilesDown } from '#kernel/file-store';
import { NoImage } from '#kernel/images';
import { RefusalError } from '#kernel/refusal-error';
import { ScannerDown } from '#kernel/scanner';
import type { Services } from '#kernel/services';
import { countResource, keepUpload, type KeptFile } from '#kernel/uploads';
import { kindOf } from './recognised.ts';

/** Where files are drawn and kept. */
export type Keeping = Pick<Services, 'database' | 'files' | 'images' | 'scanner'>;

interface Given {
  readonly accountId: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A PDF file as it is, a picture drawn anew, once nothing harmful is found in it: without the place where it was taken, and what else nobody sees. D-155 */
async function keptOf(bytes: Uint8Array, { images, scanner }: Pick<Keeping, 'images' | 'scanner'>): Promise<KeptFile> {
  if (bytes.length > LARGEST_FILE) throw new RefusalError(RESOURCE.TOO_LARGE);
  const kind = kindOf(bytes);
  if (kind === null) throw new RefusalError(RESOURCE.NO_FILE);
  if (await scanner?.isHarmful(bytes).catch(notSaved)) throw new RefusalError(RESOURCE.HARMFUL);
  const kept = kind === 'pdf' ? ({ bytes, mimeType: 'application/pdf', extension: 'pdf' } as const) : null;
  const drawn = kept ?? (await images.redraw(bytes, 'resource').catch(noPicture));
  if (drawn.bytes.length > LARGEST_FILE) throw new RefusalError(RESOURCE.TOO_LARGE);
  return drawn;
}

const noPicture = (error: unknown): never => {
  throw error instanceof NoImage ? new RefusalError(RESOURCE.NO_FILE) : error;
};

const notSaved = (error: unknown): never => {
  throw error instanceof FilesDown || error instanceof ScannerDown ? new RefusalError(RESOURCE.NOT_SAVED) : error;
};

/** Keeps a file that no session holds yet, once it is counted. @throws RefusalError */
export async function keepFile(services: Services, given: Given, now: Instant): Promise<UploadedFile> {
  await countResource(services, given.accountId, now);
  return storeFile(services, given, now);
}

/** Stores one of many files that come at once, such as those of a folder, without counting it. @throws RefusalError */
export async function storeFile(
  services: Keeping,
  { accountId, fileName, bytes }: Omit<Given, 'accountId'> & { readonly accountId: number | null },
  now: Instant,
): Promise<UploadedFile> {
  const image = await keptOf(bytes, services);
  const { mimeType, extension } = image;
  const name = plainName(fileName, extension, LONGEST_FILE_NAME);
  const fileKey = await keepUpload(services, { accountId, kind: 'resource', image, name, given: bytes }, now).catch(
    notSaved,
  );
  return { fileKey, mimeType, size: image.bytes.length, name };
}
