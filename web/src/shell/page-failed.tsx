import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { CrashPage } from './crash-page.tsx';

/**
 * The page in place of one that failed: a failed call says which page it was, a crash may be of the application itself.
 * SHELL-031, D-305
 */
export const PageFailed = ({ error, reset }: ErrorComponentProps) =>
  error instanceof CallFailed ? <LoadFailed error={error} reset={reset} /> : <CrashPage error={error} />;
