import { addLocalDays, localDay, weekOf, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { EXTENSION_DAYS_INVALID } from './failures.ts';

/** The numbers of days by which a due date can be extended. WORK-021 */
export const EXTENSION_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The due date including the extension, which adds calendar days and keeps the local time. D-080 */
export const effectiveDueDate = (dueDate: Instant, bufferDays: number, zone: Zone): Instant =>
  addLocalDays(dueDate, bufferDays, zone);

/** Tells whether a due date is extended. WORK-020, WORK-021 */
export const isExtended = (bufferDays: number): boolean => bufferDays > 0;

/** Tells why an extension cannot be saved: only 1 to 7 days are allowed, or 0 to remove it. WORK-021..WORK-024 */
export const refuseExtension = (bufferDays: number): Failure | null =>
  bufferDays === 0 || EXTENSION_DAYS.some((days) => days === bufferDays) ? null : EXTENSION_DAYS_INVALID;

/** The message after an extension was saved or removed. WORK-034, WORK-035 */
export const extensionText = (bufferDays: number): string =>
  isExtended(bufferDays) ? `Due date extended by ${bufferDays} day(s).` : 'Due date reset to original due date.';

/**
 * Tells whether a due date lies in the current week, Sunday to Saturday in the course's time zone. WORK-006, D-011,
 * D-081
 */
export const isDueInWeek = (due: Instant, now: Instant, zone: Zone): boolean => {
  const { from, to } = weekOf(localDay(now, zone));
  const day = localDay(due, zone);
  return from <= day && day <= to;
};
