import type { ReactNode } from 'react';
import { store } from './store.ts';

export type Question = {
  title: string;
  body?: ReactNode;
  /** The words on the button that says yes. */
  action?: string | undefined;
  cancel?: string | undefined;
  /** True if the action cannot be undone. */
  danger?: boolean | undefined;
};

export const openQuestion = store<(Question & { answer: (yes: boolean) => void }) | null>(null);

/** Asks a question and resolves to true or false. A newer question closes an older one with false. */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.current()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      openQuestion.set(null);
      resolve(yes);
    };
    openQuestion.set({ ...question, answer });
  });
}
