import { IconMap2 } from '@tabler/icons-react';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useTitle } from '#lib/title.ts';
import { PlainPage } from './plain-page.tsx';

/** Any path that is no route. SHELL-005, SHELL-006, T-34 */
export function NotFoundPage() {
  useTitle('404 - Page Not Found');
  return (
    <PlainPage>
      <StatusPage icon={<IconMap2 size={36} stroke={1.7} />} title="404 - Page Not Found">
        The page you are looking for does not exist. Please go back to the <TextLink to="/">dashboard</TextLink>.
      </StatusPage>
    </PlainPage>
  );
}
