import { Alert } from '#kit/alert.tsx';
import { failureText, type Attempt } from './failure-text.ts';

type Props = {
  /** Nothing is shown without one. */
  failure: Error | null | undefined;
  of: Attempt;
  className?: string | undefined;
};

/** Explains why a preview, an import or a save of administration failed, and what became of it. ADM-130 */
export function FailureAlert({ failure, of, className }: Props) {
  if (!failure) return null;
  const { said, request } = failureText(failure, of);
  return (
    <Alert tone="bad" className={className}>
      {said}
      {request && <span className="block wrap-anywhere text-muted">{request}</span>}
    </Alert>
  );
}
