import { store } from './store.ts';

/** A button in a note, which usually undoes what the note reports. */
export type ToastAction = { text: string; run: () => void };
export type ToastNote = {
  id: number;
  text: string;
  tone: 'good' | 'bad';
  action?: ToastAction | undefined;
  /** The subject of the note; each subject has at most one note at a time. */
  about: string;
};

const SHOWN_FOR = 6000;
/** A note with a button is shown longer, since people have to reach it first. */
const OFFERED_FOR = 12_000;
const MAX_TOASTS = 3;

export const toasts = store<readonly ToastNote[]>([]);
let last = 0;

/**
 * A short note that something is done (or, with 'bad', is not); it leaves by itself. A newer note about the same thing
 * replaces the older one, whose action would undo what no longer stands.
 */
export function toast(text: string, tone: ToastNote['tone'] = 'good', action?: ToastAction, about: string = text) {
  const id = ++last;
  const others = toasts.current().filter((note) => note.about !== about);
  toasts.set([...others, { id, text, tone, action, about }].slice(-MAX_TOASTS));
  setTimeout(() => dismissToast(id), action ? OFFERED_FOR : SHOWN_FOR);
}

export function dismissToast(id: number) {
  if (toasts.current().some((note) => note.id === id)) toasts.set(toasts.current().filter((note) => note.id !== id));
}
