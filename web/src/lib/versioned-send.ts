import { useState } from 'react';
import type { Input, Output, PostName } from './api.ts';
import type { Draft } from './draft.ts';
import { useSend } from './send.ts';

/** What was written, and what stands now, both as the form holds them. */
export interface Newer<Value> {
  readonly mine: Value;
  readonly theirs: Partial<Value>;
}

/**
 * The write of a form whose object somebody else may edit at the same time. The draft holds the `version` from which it was
 * begun, so that a newer one that the page hears of meanwhile is not overwritten unseen. Where one stands, `newer` holds both
 * for <ChangedMeanwhile>; all that was written stays in the form, and sending it once more is then a decision. ADM-115
 */
export function useVersionedSend<Name extends PostName, Value extends { readonly version: number }>(
  name: Name,
  draft: Draft<Value>,
  { onDone }: { onDone: (output: Output<Name>, input: Input<Name>) => unknown },
) {
  const [newer, setNewer] = useState<Newer<Value> | null>(null);
  const sending = useSend(name, {
    onDone,
    onRefused: ({ current }) => {
      if (!current) return setNewer(null);
      // what is not given is an empty field
      const theirs = Object.fromEntries(
        Object.entries(current).map(([field, value]) => [field, value ?? '']),
      ) as Partial<Value>;
      setNewer({ mine: draft.value, theirs });
      draft.set((value) => ({ ...value, version: theirs.version ?? value.version }));
    },
  });
  const shows = newer !== null && draft.dirty;
  return { ...sending, newer: shows ? newer : null, failure: shows ? null : sending.failure };
}
