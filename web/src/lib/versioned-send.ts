import { useState } from 'react';
import type { Input, Output, PostName } from './api.ts';
import type { CallFailed } from './call-failed.ts';
import type { Draft } from './draft.ts';
import { useSend } from './send.ts';

/** The values written here, and those now stored, both in the form's format. */
export type NewerValues<Value> = { readonly mine: Value; readonly theirs: Partial<Value> };

type Current = Readonly<Record<string, unknown>>;

export interface Versioning<Value> {
  /** Called when somebody else was faster. */
  readonly onNewer?: () => void;
  /** Converts the stored values into the form's format, if the fields differ. */
  readonly read?: (current: Current) => Partial<Value>;
}

interface Options<Name extends PostName, Value> extends Versioning<Value> {
  readonly leaves?: boolean | undefined;
  readonly onDone: (output: Output<Name>, input: Input<Name>) => unknown;
  readonly onRefused?: ((failure: CallFailed) => unknown) | undefined;
}

/** Converts the stored values to texts: a missing one is an empty field. */
const asTexts = <Value>(current: Current) =>
  Object.fromEntries(Object.entries(current).map(([field, value]) => [field, value ?? ''])) as Partial<Value>;

/**
 * The write of a form whose object somebody else may edit at the same time. The draft holds the `version` from which it was
 * begun, so that a newer one that the page hears of meanwhile is not overwritten unseen. Where one stands, `newer` holds both
 * for <ChangedMeanwhile>; all that was written stays in the form, and sending it once more is then a decision. Without a
 * `version` in the draft it is a plain write. ADM-115
 */
export function useVersionedSend<Name extends PostName, Value extends object>(
  name: Name,
  draft: Draft<Value>,
  { leaves, onDone, onRefused, onNewer, read }: Options<Name, Value>,
) {
  const [newer, setNewer] = useState<NewerValues<Value> | null>(null);
  const sending = useSend(name, {
    leaves,
    onDone,
    onRefused: (failure) => {
      const { current } = failure;
      if (!current || !('version' in draft.value)) {
        setNewer(null);
        return onRefused?.(failure);
      }
      const theirs = read ? read(current) : asTexts<Value>(current);
      const { version = draft.value.version } = theirs as { version?: unknown };
      setNewer({ mine: draft.value, theirs });
      draft.set((value) => ({ ...value, version }));
      return onNewer?.();
    },
  });
  const shows = newer !== null && draft.dirty;
  return { ...sending, newer: shows ? newer : null, failure: shows ? null : sending.failure };
}
