import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { ratingsOf } from '@bcs/contract/features/surveys/answers';
import type { AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Answer } from '@bcs/contract/features/surveys/model';
import { isComposing } from '#lib/composing.ts';
import { isIgnoredKey, useShortcuts, type ShortcutGroup } from '#lib/shortcuts.ts';

/** Within this time a second digit belongs to the first: 1 and 0 are 10. */
const TOGETHER_MS = 800;
const control = (field: Element | null | undefined) =>
  field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>('input, textarea') ?? null;

const KEYS: ShortcutGroup = {
  title: 'Survey',
  shortcuts: [
    { keys: '0 to 9', does: 'Answer the rating that has the focus', single: true },
    { keys: 'Enter', does: 'Go to the next question' },
  ],
};

/** Digits answer the rating that has the focus; Enter moves to the next question, then to the next page. */
export function useSurveyKeys(
  form: RefObject<HTMLFormElement | null>,
  steps: readonly AskedStep[],
  answer: (step: AskedStep, answer: Answer) => void,
) {
  const typed = useRef({ text: '', at: 0 });
  useShortcuts(KEYS);
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const field = event.target instanceof Element ? event.target.closest('[data-step]') : null;
    if (event.key === 'Enter' && field && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      const fields = [...(form.current?.querySelectorAll('[data-step]') ?? [])];
      const next = control(fields[fields.indexOf(field) + 1]);
      if (next) next.focus();
      else form.current?.requestSubmit();
      return;
    }
    if (!/^\d$/.test(event.key) || isIgnoredKey(event.nativeEvent)) return;
    const step = steps.find(({ id }) => String(id) === field?.getAttribute('data-step'));
    if (step?.definition.type !== 'RATING') return;
    const { text, at } = typed.current;
    const values = ratingsOf(step.definition);
    const both = event.timeStamp - at < TOGETHER_MS ? text + event.key : event.key;
    const value = values.includes(both) ? both : event.key;
    typed.current = { text: value, at: event.timeStamp };
    if (!values.includes(value)) return;
    event.preventDefault();
    answer(step, value);
    field?.querySelector<HTMLElement>(`input[value="${value}"]`)?.focus();
  };
}
