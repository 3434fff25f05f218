import { Badge } from './badge.tsx';

/** Marks somebody whose account is blocked, for class staff. D-229 */
export const BlockedBadge = () => (
  <Badge tone="warn" outlined>
    Account blocked
  </Badge>
);
