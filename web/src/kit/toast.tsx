import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts, type ToastNote } from './toasts.ts';

const Plain = ({ notes }: { notes: readonly ToastNote[] }) => (
  <p className="fixed inset-x-4 bottom-4">{notes.at(-1)?.text}</p>
);
/** The first view has nothing to tell, so the box comes later. Held by an object, so that a test can let it fail. */
export const box = { load: () => import('./toast-box.tsx') };
// Without a network the box may not come: its words still do
const ToastBox = lazy(() =>
  box.load().then(
    (file) => ({ default: file.ToastBox }),
    () => ({ default: Plain }),
  ),
);

/** The place where the notes of `toast()` appear; stands once, in the root. */
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
