import { store } from './store.ts';

export type ToastNote = { id: number; text: string; tone: 'good' | 'bad' };

const SHOWN_FOR = 6000;
const AT_ONCE = 3;

export const toasts = store<readonly ToastNote[]>([]);
let last = 0;

/** A short note that something is done (or, with 'bad', is not); it leaves by itself. */
export function toast(text: string, tone: ToastNote['tone'] = 'good') {
  const id = ++last;
  toasts.set([...toasts.current(), { id, text, tone }].slice(-AT_ONCE));
  setTimeout(() => dismissToast(id), SHOWN_FOR);
}

export function dismissToast(id: number) {
  if (toasts.current().some((note) => note.id === id)) toasts.set(toasts.current().filter((note) => note.id !== id));
}
