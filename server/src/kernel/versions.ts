import type { Call } from '@bcs/contract/kernel/call';
import { CHANGED_MEANWHILE } from '@bcs/contract/kernel/failure';
import { RefusalError } from './refusal-error.ts';

/**
 * Throws if somebody has edited the object since the caller read it, with the present values of the fields that the
 * call edits. ADM-115
 * @param seen the version that the caller has read
 * @param current the stored object, locked until the transaction ends
 * @throws RefusalError CHANGED_MEANWHILE
 */
export function throwIfNewer<Current extends { readonly version: number }>(
  { edits = [] }: Pick<Call, 'edits'>,
  seen: number,
  current: Current,
): void {
  if (seen === current.version) return;
  const values = new Map(Object.entries(current));
  const told = Object.fromEntries(edits.map((field) => [field, values.get(field)]));
  throw new RefusalError(CHANGED_MEANWHILE, undefined, undefined, {
    current: { version: current.version, ...told },
  });
}
