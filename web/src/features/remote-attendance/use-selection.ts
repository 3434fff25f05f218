import { useState } from 'react';

/** The ticked rows. Rows that are no longer in the list do not count. */
export function useSelection(listed: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = listed.filter((id) => ticked.has(id));
  return {
    selected,
    has: (id: number) => ticked.has(id),
    tick: (id: number, on: boolean) =>
      setTicked((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id))),
    tickAll: (ids: readonly number[]) => setTicked(new Set(ids)),
  };
}
