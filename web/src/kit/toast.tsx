import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts.ts';

// The first view has nothing to tell
const ToastBox = lazy(() => import('./toast-box.tsx').then((file) => ({ default: file.ToastBox })));

/** Where the notes of `toast()` appear; stands once, in the root. */
export function Toaster() {
  const notes = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <>
      <Suspense>{notes.length > 0 && <ToastBox notes={notes} />}</Suspense>
      <p role="status" className="sr-only">
        {notes.at(-1)?.text}
      </p>
    </>
  );
}
