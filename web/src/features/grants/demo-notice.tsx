import { useQuery } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
import { Badge } from '#kit/badge.tsx';
import { callQuery } from '#lib/queries.ts';

/** The mark in the header of administration for as long as there are demo accounts; it moves nothing when it comes. ADM-124 */
export function DemoNotice() {
  const demoAccounts = useQuery(callQuery('adminOverview')).data?.demoAccounts ?? 0;
  if (demoAccounts === 0) return null;
  const text = `This is demonstration data: ${plural(demoAccounts, 'account has', 'accounts have')} a password that is public.`;
  return (
    <span title={text} className="mr-2">
      <Badge tone="warn">
        <span aria-hidden>Demo</span>
        <span className="sr-only">{text}</span>
      </Badge>
    </span>
  );
}
