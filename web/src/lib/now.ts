import { useSyncExternalStore } from 'react';
import type { Instant } from '@bcs/contract/kernel/clock';
import { serverNow } from './server-clock.ts';

function ticking(period: number) {
  let now = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    now = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    current: () => now,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        now = serverNow();
        timer = setInterval(tick, period);
        // timers pause while the tab is in the background
        document.addEventListener('visibilitychange', tick);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}

const clocks = { second: ticking(1000), minute: ticking(15_000) };

/**
 * Returns the server's current time and updates it. 'minute' (within 15 seconds) is enough for windows and deadlines,
 * 'second' for a countdown.
 */
export function useNow(precision: keyof typeof clocks = 'minute'): Instant {
  const clock = clocks[precision];
  return useSyncExternalStore(clock.subscribe, clock.current, clock.current);
}
