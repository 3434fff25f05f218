import { CallFailed } from './call-failed.ts';

/** The number by which whoever operates the server finds a failed request; nothing where no answer came. */
export function RequestNumber({ of: error }: { of: unknown }) {
  if (!(error instanceof CallFailed) || error.request === null) return null;
  return <span className="block text-sm wrap-anywhere text-muted">Request {error.request}</span>;
}
