import { SCREENSHOT } from '@bcs/contract/features/support/failures';
import { refuseScreenshot, type ChosenScreenshot } from '@bcs/contract/features/support/screenshot';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { addressToSee } from '#kernel/file-address';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { attachUpload, countUpload, removeLeft, reserveUpload, removeOwnUpload } from '#kernel/uploads';
import { placeToPut } from './screenshots.ts';

/** A place for one screenshot of somebody, and how to get there. SUPP-024, D-165 */
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

/** Removes what was not sent: at once, or where the files are away with the next sweep. SUPP-006, SUPP-025 */
export async function removeScreenshot(
  { database, files }: Services,
  accountId: number,
  key: string,
  now: Instant,
): Promise<void> {
  const isTaken = await database.transaction((tx) => removeOwnUpload(tx, accountId, key, now));
  if (isTaken) await removeLeft(database, files, key).catch(() => {});
}

/** Gives a screenshot to a case. @throws RefusalError where it is not there, or not theirs */
export async function attachScreenshot(db: Db, accountId: number, key: string, now: Instant): Promise<void> {
  if (!(await attachUpload(db, accountId, key, now))) throw new RefusalError(SCREENSHOT.GONE);
}
