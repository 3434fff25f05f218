import { LARGEST_FILE, RESOURCE } from '@bcs/contract/features/resources/failures';
import type { UploadedFile } from '@bcs/contract/features/resources/model';
import { plainName } from '@bcs/contract/features/resources/problems';
import type { Instant } from '@bcs/contract/kernel/clock';
import { LONGEST_FILE_NAME } from '@bcs/contract/kernel/lengths';
import { FilesDown } from '#kernel/file-store';
import { NotAnImage } from '#kernel/images';
import { orRefuse, RefusalError } from '#kernel/refusal-error';
import { ScannerDown } from '#kernel/scanner';
import type { Services } from '#kernel/services';
import { countResource, keepUpload, type StoredFile } from '#kernel/uploads';

/** The first bytes of the picture types that are redrawn. */
const PICTURES = [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff], [...Buffer.from('GIF8')]];
const PDF = Buffer.from('%PDF-');
const END_OF_PDF = '%%EOF';
/** The number of bytes that some programs write after the end of a file. */
const TAIL = 1024;

const begins = (bytes: Uint8Array, signature: ArrayLike<number>): boolean =>
  Array.from(signature).every((byte, at) => bytes[at] === byte);

const isWebp = (bytes: Uint8Array): boolean =>
  begins(bytes, Buffer.from('RIFF')) && begins(bytes.subarray(8), Buffer.from('WEBP'));

/**
 * Recognises the type of a file by its bytes, regardless of its name; null if it is not accepted. A PDF must begin as
 * one: files with other content in front are refused, although readers open them. ADM-090
 */
function kindOf(bytes: Uint8Array): 'pdf' | 'picture' | null {
  if (begins(bytes, PDF))
    return Buffer.from(bytes.subarray(-TAIL)).toString('latin1').includes(END_OF_PDF) ? 'pdf' : null;
  return isWebp(bytes) || PICTURES.some((signature) => begins(bytes, signature)) ? 'picture' : null;
}

/** The services that draw and keep files. */
export type FileServices = Pick<Services, 'database' | 'files' | 'images' | 'scanner'>;

type Given = Readonly<{ accountId: number; fileName: string; bytes: Uint8Array }>;

/**
 * Processes a file after the virus scan: a PDF is stored unchanged, a picture is redrawn, without its location and
 * other hidden data. D-155
 */
async function keptOf(
  bytes: Uint8Array,
  { images, scanner }: Pick<FileServices, 'images' | 'scanner'>,
): Promise<StoredFile> {
  if (bytes.length > LARGEST_FILE) throw new RefusalError(RESOURCE.TOO_LARGE);
  const kind = orRefuse(kindOf(bytes), RESOURCE.NO_FILE);
  if (await scanner?.isHarmful(bytes).catch(notSaved)) throw new RefusalError(RESOURCE.HARMFUL);
  const kept = kind === 'pdf' ? ({ bytes, mimeType: 'application/pdf', extension: 'pdf' } as const) : null;
  const drawn = kept ?? (await images.redraw(bytes, 'resource').catch(noPicture));
  if (drawn.bytes.length > LARGEST_FILE) throw new RefusalError(RESOURCE.TOO_LARGE);
  return drawn;
}

const noPicture = (error: unknown): never => {
  throw error instanceof NotAnImage ? new RefusalError(RESOURCE.NO_FILE) : error;
};

const notSaved = (error: unknown): never => {
  throw error instanceof FilesDown || error instanceof ScannerDown ? new RefusalError(RESOURCE.NOT_SAVED) : error;
};

/**
 * Stores a file that is not part of a session yet, counting it against the limit.
 * @throws RefusalError
 */
export async function keepFile(services: Services, given: Given, now: Instant): Promise<UploadedFile> {
  await countResource(services, given.accountId, now);
  return storeFile(services, given, now);
}

/**
 * Stores one of many files, such as those of a folder, without counting it.
 * @throws RefusalError
 */
export async function storeFile(
  services: FileServices,
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
