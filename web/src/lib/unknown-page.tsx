import { IconMap2 } from '@tabler/icons-react';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useTitle } from './title.ts';

/** The words in place of a page that does not exist, or that is about something that does not. SHELL-006, D-133, T-34 */
export function UnknownPage() {
  useTitle('404 - Page Not Found');
  return (
    <StatusPage icon={<IconMap2 size={36} stroke={1.7} />} title="404 - Page Not Found">
      The page you are looking for does not exist. Please go back to the <TextLink to="/">dashboard</TextLink>.
    </StatusPage>
  );
}
