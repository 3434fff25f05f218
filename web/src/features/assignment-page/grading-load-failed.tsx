import { Navigate, type ErrorComponentProps } from '@tanstack/react-router';
import { CallFailed } from '#lib/call-failed.ts';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';

/** An item outside the role's gradebook is no page for this role. D-102 */
export function GradingLoadFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (error instanceof CallFailed && error.status === 403) return <Navigate to="/unauthorized" replace />;
  return <CourseworkLoadFailed error={error} />;
}
