import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallFailed } from '#lib/call-failed.ts';
import { MissingOrFailed } from '#lib/missing-or-failed.tsx';
import { CrashPage } from './crash-page.tsx';

/** `PageFailed` for the pages beyond the dashboard, which may be about something that does not exist. D-305 */
export const PageMissing = ({ error, reset }: ErrorComponentProps) =>
  error instanceof CallFailed ? <MissingOrFailed error={error} reset={reset} /> : <CrashPage error={error} />;
