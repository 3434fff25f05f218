import { useEffect, useRef } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { dismissToast, type ToastNote } from './toasts.ts';

/** The visible notes, above everything else. */
export function ToastBox({ notes }: { notes: readonly ToastNote[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // the top layer is ordered by opening: showing it again moves the note above an open dialog
    if (box.matches(':popover-open')) box.hidePopover();
    if (notes.length > 0) box.showPopover();
  }, [notes]);
  return (
    <div
      ref={ref}
      popover="manual"
      // h-auto: the browser's default height, fit-content, is the whole window in WebKit. Only the notes take clicks
      className="pointer-events-none fixed inset-x-4 top-auto! bottom-20! m-0 grid h-auto w-auto gap-2 overflow-visible bg-transparent p-1 not-popover-open:hidden sm:right-6! sm:left-auto! sm:w-96 lg:bottom-6!"
    >
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </div>
  );
}

function Note({ note }: { note: ToastNote }) {
  const Icon = note.tone === 'bad' ? IconAlertTriangle : IconCircleCheck;
  return (
    <div className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink px-4 py-3 text-canvas shadow-pop">
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className="min-w-0 grow font-medium">{note.text}</span>
      {note.action && (
        <button
          type="button"
          className="shrink-0 rounded-lg px-2 py-1 font-semibold whitespace-nowrap underline underline-offset-4 hover:bg-canvas/15"
          onClick={() => {
            dismissToast(note.id);
            note.action?.run();
          }}
        >
          {note.action.text}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="-mr-1.5 grid size-8 shrink-0 place-items-center rounded-lg hover:bg-canvas/15"
        onClick={() => dismissToast(note.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
