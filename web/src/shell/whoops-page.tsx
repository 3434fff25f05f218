import { IconHourglass, IconMoodConfused } from '@tabler/icons-react';
import { buttonLook } from '#kit/button-look.ts';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { LogoutButton } from './logout-button.tsx';
import { PlainPage } from './plain-page.tsx';
import { SecondFactorNeeded } from './second-factor-needed.tsx';

/** The page for people whose only class is still being prepared. */
const NotOpenYet = () => (
  <PlainPage>
    <StatusPage
      icon={<IconHourglass size={38} stroke={1.7} />}
      title="Your class is not open yet"
      actions={<LogoutButton className={buttonLook({ tone: 'primary' })} />}
    >
      Your school is still preparing the class in which you have a place. You will see it here as soon as it is
      published. If you were in another class until now, ask your school, or{' '}
      <TextLink to="/support">contact BCS Support</TextLink>.
    </StatusPage>
  </PlainPage>
);

/** The page for people without any active enrollment. SHELL-024 to SHELL-027, T-31 */
export function WhoopsPage() {
  useTitle('Whoops!');
  const { data: info } = useRead('myInfo', {});
  if (info?.lacksFactor)
    return (
      <PlainPage>
        <SecondFactorNeeded />
      </PlainPage>
    );
  if (info?.awaitsClass) return <NotOpenYet />;
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
