import { Navigate } from '@tanstack/react-router';
import { IconUsersGroup } from '@tabler/icons-react';
import { CallFailed } from '#lib/call-failed.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';

/** Neither the classes nor the figures of one could be worked out; or the class is none of the reader's. SUCC-100 */
export function CohortsFailed(failed: RouteError) {
  const status = failed.error instanceof CallFailed ? failed.error.status : null;
  if (status === 403) return <Navigate to="/unauthorized" replace />;
  if (status !== 404) return <LoadFailed {...failed} page="Cohorts" title="We could not check cohorts. Try again." />;
  return (
    <NothingThere
      page="Cohorts"
      icon={<IconUsersGroup size={28} />}
      title="This class is not one of yours."
      action={<LinkButton to="/cohort">View all classes</LinkButton>}
    />
  );
}
