import type { Failure } from '#kernel/failure';
import { SCREENSHOT } from './failures.ts';

/** The accepted file types. A screenshot is drawn again, so its type must be one that the server can read. SUPP-018 */
export const SCREENSHOT_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'] as const;
/** The size in bytes that a screenshot must stay below. SUPP-019 */
export const SCREENSHOT_BYTES = 5 * 1024 * 1024;
/** The length that the file name must stay below. SUPP-020 */
export const SCREENSHOT_NAME = 1024;

/** The length of the longer side of a stored screenshot, in pixels. */
export const SCREENSHOT_SIDE = 2560;

export interface ChosenScreenshot {
  readonly fileName: string;
  /** The media type that the browser reports. */
  readonly mimeType: string;
  /** The size in bytes. */
  readonly size: number;
}

/** Tells why a file cannot be a screenshot, before its content is examined. SUPP-018, SUPP-019, SUPP-020 */
export function refuseScreenshot({ fileName, mimeType, size }: ChosenScreenshot): Failure | null {
  if (!SCREENSHOT_TYPES.some((each) => each === mimeType.toLowerCase())) return SCREENSHOT.NO_IMAGE;
  if (size >= SCREENSHOT_BYTES) return SCREENSHOT.TOO_LARGE;
  return fileName.length >= SCREENSHOT_NAME ? SCREENSHOT.LONG_NAME : null;
}
