import { IconLock } from '@tabler/icons-react';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';
import { SecondFactorNeeded } from './second-factor-needed.tsx';

/** The page for people who may not open a page. SHELL-007, SHELL-008, T-33 */
export function UnauthorizedPage() {
  const { data: info } = useRead('myInfo', {});
  if (info?.lacksFactor) return <SecondFactorNeeded />;
  return (
    <StatusPage icon={<IconLock size={36} stroke={1.7} />} title="You don't have permission!">
      You do not have access to this page. Please go back to the <TextLink to="/">dashboard</TextLink>.
    </StatusPage>
  );
}
