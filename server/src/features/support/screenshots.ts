import { SCREENSHOT } from '@bcs/contract/features/support/failures';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { refuseScreenshot, type ChosenScreenshot } from '@bcs/contract/features/support/screenshot';
import { sql, type Db } from '#database/db';
import { fileAddress, isFileAddress, type FileUse, addressToSee } from '#kernel/file-address';
import { FilesDown } from '#kernel/file-store';
import { NotAnImage } from '#kernel/images';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { fillUpload, attachUpload, countUpload, removeLeft, reserveUpload, removeOwnUpload } from '#kernel/uploads';

/** The time within which the file has to be uploaded. D-165 */
const TO_BRING = 5 * MINUTE;

type WithSealer = Pick<Services, 'sealer'>;

/** Returns the address to which a screenshot is uploaded, for a few minutes. */
const placeToPut = ({ sealer }: WithSealer, key: string, now: Instant): string =>
  fileAddress(sealer, 'put', key, plus(now, TO_BRING));

/** The service for the routes of screenshots. */
export interface Screenshots {
  /** Tells whether a signed address allows this now. */
  readonly allows: (use: FileUse, key: string, query: object) => boolean;
  /**
   * Redraws an uploaded screenshot and stores it.
   * @throws RefusalError
   */
  readonly receive: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Finds a way to read a screenshot; null if there is none, or it was withdrawn. */
  readonly find: (key: string) => Promise<(() => Promise<Uint8Array | null>) | null>;
}

export function createScreenshots(services: Services): Screenshots {
  const { database, files, images, sealer, clock } = services;
  return {
    allows: (use, key, query) => isFileAddress(sealer, use, key, query, clock()),
    receive: async (key, bytes) => {
      const kept = await fillUpload(services, key, () => images.redraw(bytes, 'screenshot'), clock()).catch(notKept);
      if (!kept) throw new RefusalError(SCREENSHOT.GONE);
    },
    find: async (key) => ((await isKept(database, key)) ? () => files.get(key) : null),
  };
}

function notKept(error: unknown): never {
  if (error instanceof NotAnImage) throw new RefusalError(SCREENSHOT.NO_IMAGE);
  throw error instanceof FilesDown ? new RefusalError(SCREENSHOT.NOT_UPLOADED) : error;
}

const isKept = async (db: Db, key: string) =>
  (await db.maybe(sql`
    select 1 from uploads
    where key = ${key} and kind = 'screenshot' and received_at is not null and removed_at is null`)) !== undefined;

/** Reserves a place for one screenshot, with the address for its upload. SUPP-024, D-165 */
export async function reserveScreenshot(
  services: Services,
  accountId: number,
  chosen: ChosenScreenshot,
  now: Instant,
): Promise<{ key: string; uploadUrl: string; fileUrl: string }> {
  throwIf(refuseScreenshot(chosen));
  await countUpload(services, accountId, now);
  const upload = { accountId, kind: 'screenshot', size: chosen.size } as const;
  const key = await services.database.transaction((tx) => reserveUpload(tx, upload, now));
  return { key, uploadUrl: placeToPut(services, key, now), fileUrl: addressToSee(services.sealer, key, now) };
}

/** Removes an unsent screenshot, at once or, if the files are unavailable, in the next sweep. SUPP-006, SUPP-025 */
export async function removeScreenshot(
  { database, files }: Services,
  accountId: number,
  key: string,
  now: Instant,
): Promise<void> {
  const isTaken = await database.transaction((tx) => removeOwnUpload(tx, accountId, key, now));
  if (isTaken) await removeLeft(database, files, key).catch(() => {});
}

/**
 * Attaches a screenshot to a case.
 * @throws RefusalError if it does not exist or belongs to others
 */
export async function attachScreenshot(db: Db, accountId: number, key: string, now: Instant): Promise<void> {
  if (!(await attachUpload(db, accountId, key, now))) throw new RefusalError(SCREENSHOT.GONE);
}
