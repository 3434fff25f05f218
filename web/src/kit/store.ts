/** A value outside React that components can watch with useSyncExternalStore. */
export function store<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
