import { Badge } from '#kit/badge.tsx';

/** The state of a plan: its latest version, and whether there are unpublished changes. ADM-102 */
export const VersionBadge = ({ latest, hasChanges }: { latest: number | null; hasChanges: boolean }) => (
  <>
    {latest === null ? <Badge tone="warn">Not published yet</Badge> : <Badge tone="brand">Version {latest}</Badge>}
    {latest !== null && hasChanges && <Badge tone="warn">Unpublished changes</Badge>}
  </>
);
