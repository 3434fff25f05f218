import { LinkButton } from '#kit/link-button.tsx';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { CallFailed } from '#lib/call-failed.ts';

/** The chat could not be had: there is none here, there is no such student, or the server is away. */
export function ChatFailed(failed: RouteError) {
  const status = failed.error instanceof CallFailed ? failed.error.status : 0;
  const title =
    status === 403
      ? 'Live Chat is not available in this class.'
      : status === 404
        ? "That conversation doesn't seem to exist."
        : 'Live Chat could not be loaded. Please try again.';
  return (
    <LoadFailed
      {...failed}
      page="Live Chat"
      title={title}
      action={<LinkButton to="/">Go to the dashboard</LinkButton>}
    />
  );
}
