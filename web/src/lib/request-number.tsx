import { CallFailed } from './call-failed.ts';

/** The number by which the operator finds a failed request; shows nothing if there was no answer. */
export function RequestNumber({ of: error }: { of: unknown }) {
  if (!(error instanceof CallFailed) || error.request === null) return null;
  return <span className="block text-sm wrap-anywhere text-muted">Request {error.request}</span>;
}
