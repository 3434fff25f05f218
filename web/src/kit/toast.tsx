import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts, type ToastNote } from './toasts.ts';

const Plain = ({ notes }: { notes: readonly ToastNote[] }) => (
  <p className="fixed inset-x-4 bottom-4">{notes.at(-1)?.text}</p>
);
/** The first view has no notes, so the box is loaded later. It is an object so that a test can make loading fail. */
export const toastBox = { load: () => import('./toast-box.tsx') };
// without a network the box may not load: its text is still shown
const ToastBox = lazy(() =>
  toastBox.load().then(
    (file) => ({ default: file.ToastBox }),
    () => ({ default: Plain }),
  ),
);

/** Shows the notes of `toast()`; used once, in the root. */
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
