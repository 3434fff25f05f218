import type { ComponentType } from 'react';
import { IconCreditCard, IconLifebuoy, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Bell } from '#features/notifications/bell.tsx';
import { ChatBubble } from '#features/chat/chat-bubble.tsx';
import { cx } from '#kit/cx.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { BillingButton } from '#features/billing/billing-button.tsx';
import { ClassSwitch } from './class-switch.tsx';
import { CommandMenuButton } from './command-menu-button.tsx';
import type { MyInfo } from './entry.ts';
import { HomeLink } from './home-link.tsx';
import { LogoutButton } from './logout-button.tsx';
import { NotificationActions } from './notification-actions.ts';
import { type NavEntry, showsSupport } from './nav-entries.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { useDark } from './use-dark.ts';

/** Light or dark, remembered on this device. On phones it stands in the account menu. */
function ThemeToggle() {
  const { dark, toggle } = useDark();
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton label={dark ? 'Light theme' : 'Dark theme'} onClick={toggle} className="max-md:hidden">
      <Icon size={20} stroke={1.8} aria-hidden className="text-muted" />
    </IconButton>
  );
}

const LINK =
  'hidden min-h-10 items-center gap-2 rounded-control px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink md:flex';

type Props = {
  info: MyInfo;
  entries: readonly NavEntry[];
  sideNav: boolean;
  chat: boolean;
  mark?: ComponentType | undefined;
};

/** Logo, class, Billing, Support, theme, bell, profile, Logout. SHELL-032 to SHELL-037 */
export function Header({ info, entries, sideNav, chat, mark: Mark }: Props) {
  const viewer = useMaybeViewer();
  const billing = entries.some(({ key }) => key === 'billing');
  return (
    <header className="sticky top-0 z-30 flex h-16 low:max-lg:static items-center gap-3 border-b border-line bg-canvas/90 px-4 backdrop-blur lg:px-[max(2rem,50%-39rem)]">
      <HomeLink className={cx('shrink-0', sideNav && 'lg:hidden')} />
      {viewer && !sideNav && <span aria-hidden className="h-7 w-px shrink-0 bg-line" />}
      {viewer && <ClassSwitch enrollment={viewer.enrollment} only={info.singleEnrollment !== null} />}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {Mark && <Mark />}
        {billing && (
          <BillingButton className={LINK}>
            <IconCreditCard size={19} stroke={1.8} aria-hidden />
            <span className="max-lg:sr-only">Billing</span>
          </BillingButton>
        )}
        {(!viewer || showsSupport(viewer)) && (
          <Link to="/support" preload="intent" className={LINK}>
            <IconLifebuoy size={19} stroke={1.8} aria-hidden />
            <span className="max-lg:sr-only">Support</span>
          </Link>
        )}
        {(viewer || info.administers) && <CommandMenuButton entries={entries} />}
        <ThemeToggle />
        {viewer && chat && <ChatBubble />}
        {viewer && <Bell actions={NotificationActions} />}
        <ProfileMenu info={info} />
        <LogoutButton className={LINK} />
      </div>
    </header>
  );
}
