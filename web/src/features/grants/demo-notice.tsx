import { plural } from '@bcs/contract/kernel/plural';
import { Badge } from '#kit/badge.tsx';
import { useRead } from '#lib/queries.ts';

/** The mark in the header of administration while there are demo accounts; nothing moves when it appears. ADM-124 */
export function DemoNotice() {
  const demoAccounts = useRead('adminOverview').data?.demoAccounts ?? 0;
  if (demoAccounts === 0) return null;
  const accounts = plural(demoAccounts, 'account has', 'accounts have');
  return (
    <span title={`Demo data: ${accounts} a password that is public`} className="mr-2">
      <Badge tone="warn">
        <span>
          Demo<span className="max-sm:sr-only"> data</span>
          <span className="max-xl:sr-only">: {accounts} a password that is public</span>
        </span>
      </Badge>
    </span>
  );
}
