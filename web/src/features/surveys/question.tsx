import { useId, type ReactNode } from 'react';
import { FieldError } from '#kit/field.tsx';

export const ANSWER_REQUIRED = 'Please answer this question.';

type Props = { text: string; required: boolean; missing: boolean; children: ReactNode };

/** The frame of a question with several controls. */
export function Question({ text, required, missing, children }: Props) {
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={missing ? errorId : undefined}>
      <legend className="mb-1 font-semibold wrap-anywhere">
        {text}
        {required && (
          <>
            <span aria-hidden className="text-bad">
              {' '}
              *
            </span>
            <span className="sr-only"> (required)</span>
          </>
        )}
      </legend>
      {children}
      {missing && <FieldError id={errorId}>{ANSWER_REQUIRED}</FieldError>}
    </fieldset>
  );
}
