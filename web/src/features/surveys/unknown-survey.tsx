import { IconMap2 } from '@tabler/icons-react';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useTitle } from '#lib/title.ts';

/** A path of a survey that there is not. D-133, T-34 */
export function UnknownSurvey() {
  useTitle('404 - Page Not Found');
  return (
    <StatusPage icon={<IconMap2 size={36} stroke={1.7} />} title="404 - Page Not Found">
      The page you are looking for does not exist. Please go back to the <TextLink to="/">dashboard</TextLink>.
    </StatusPage>
  );
}
