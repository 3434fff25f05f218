import type { ReactNode } from 'react';
import { store } from './store.ts';

export type Question = {
  title: string;
  body?: ReactNode;
  /** The words on the button that says yes. */
  action?: string | undefined;
  cancel?: string | undefined;
  /** The deed cannot be undone. */
  danger?: boolean | undefined;
};

export const questions = store<(Question & { answer: (yes: boolean) => void }) | null>(null);

/** Asks, and resolves to true or false. A newer question answers an older one with no. */
export function confirm(question: Question): Promise<boolean> {
  questions.current()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      questions.set(null);
      resolve(yes);
    };
    questions.set({ ...question, answer });
  });
}
