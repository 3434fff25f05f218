import { IconMoodConfused } from '@tabler/icons-react';
import { buttonLook } from '#kit/button-look.ts';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useTitle } from '#lib/title.ts';
import { LogoutButton } from './logout-button.tsx';
import { PlainPage } from './plain-page.tsx';

/** For people without any active enrollment. SHELL-024 to SHELL-027, T-31 */
export function WhoopsPage() {
  useTitle('Whoops!');
  return (
    <PlainPage>
      <StatusPage
        icon={<IconMoodConfused size={38} stroke={1.7} />}
        title="Whoops!"
        actions={<LogoutButton className={buttonLook({ tone: 'primary' })} />}
      >
        We could not find any classes for your account. If you feel like this is a mistake, please{' '}
        <TextLink to="/support">contact BCS Support</TextLink>.
      </StatusPage>
    </PlainPage>
  );
}
