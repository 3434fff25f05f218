import { Alert } from '#kit/alert.tsx';
import type { Dropped } from './filled.ts';

/** The form has changed since somebody began: what of their answers was kept, and what was not, so that nothing is lost. */
export function SurveyChanged({ dropped }: { dropped: readonly Dropped[] }) {
  const says = 'The questions have changed since you began. Please look through the pages again.';
  if (dropped.length === 0)
    return (
      <Alert tone="brand">
        <p>{says} All your answers were kept.</p>
      </Alert>
    );
  return (
    <Alert tone="warn">
      <p>{says} These answers no longer belong to a question and will not be sent:</p>
      <dl className="mt-2 grid gap-2">
        {dropped.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold wrap-anywhere">{question}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
