/** A browser's storage that never throws: if it is blocked or full, values last until the page is left. */
function kept(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return globalThis[name].getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key: string, value: string) {
      try {
        globalThis[name].setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string) {
      memory.delete(key);
      try {
        globalThis[name].removeItem(key);
      } catch {
        // there is no storage to remove it from
      }
    },
  };
}

/** Survives closing the browser: the session, the chosen class, dismissed notices. */
export const local = kept('localStorage');
/** Ends with the tab: the remembered location and the route lock. */
export const perTab = kept('sessionStorage');
