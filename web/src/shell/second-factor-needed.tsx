import { IconShieldLock } from '@tabler/icons-react';
import { buttonLook } from '#kit/button-look.ts';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { LogoutButton } from './logout-button.tsx';

/**
 * The page for administrators in a session without a second factor, which gives no access to administration. ADM-010
 */
export const SecondFactorNeeded = () => (
  <StatusPage
    icon={<IconShieldLock size={38} stroke={1.7} />}
    title="Log in with your second factor"
    actions={<LogoutButton className={buttonLook({ tone: 'primary' })} />}
  >
    You administer here, but you logged in without a second factor. Log out and log in again with the code from your
    authenticator app. If you don't have one yet, <TextLink to="/mfa-generate-secret">set it up first</TextLink>.
  </StatusPage>
);
