import { useQuery } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { callQuery } from '#lib/queries.ts';

/** The notice on every page of administration for as long as there are demo accounts. ADM-124 */
export function DemoNotice() {
  const demoAccounts = useQuery(callQuery('adminOverview')).data?.demoAccounts ?? 0;
  if (demoAccounts === 0) return null;
  return (
    <Alert tone="warn" className="mb-6">
      This is demonstration data: {plural(demoAccounts, 'account has', 'accounts have')} a password that is public.
    </Alert>
  );
}
