import { Alert } from '#kit/alert.tsx';
import { failureText, type AttemptKind } from './failure-text.ts';

type Props = {
  /** Nothing is shown without a failure. */
  failure: Error | null | undefined;
  of: AttemptKind;
  className?: string | undefined;
};

/** Explains why a preview, an import or a save of administration failed, and what its effect was. ADM-130 */
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
