import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Wish = 'save' | 'next';

/**
 * Saves one wish after another. A second one during a save is kept and carried out afterwards, so that quick input is
 * not lost; a failed save discards it, and the page stays.
 * @param save returns whether everything is saved; `leaves` means that the grader moves on to the next submission
 * @param onNext opens the next submission
 */
export function useGradeSaving(save: (leaves: boolean) => Promise<boolean>, onNext: (() => void) | null) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const wished = useRef<Wish | null>(null);
  /** True while the next submission opens: a key pressed now is not meant for this one. */
  const leaving = useRef(false);

  async function start(wish: Wish) {
    leaving.current ||= wish === 'next' && onNext !== null;
    if (busy.current) {
      wished.current = wish;
      return;
    }
    busy.current = true;
    setPending(true);
    let isSaved = false;
    try {
      isSaved = await save(wish === 'next' && onNext !== null);
    } finally {
      busy.current = false;
      if (!isSaved) {
        wished.current = null;
        leaving.current = false;
      }
      setPending(false);
    }
    if (isSaved && wish === 'next') onNext?.();
  }
  const resume = useEffectEvent(() => {
    const wish = wished.current;
    wished.current = null;
    if (wish) void start(wish);
  });
  useEffect(() => {
    if (!pending) resume();
  }, [pending]);
  return { pending, start, isLeaving: () => leaving.current };
}
