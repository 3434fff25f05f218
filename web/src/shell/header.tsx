import { lazy, type ComponentType } from 'react';
import { IconCreditCard, IconLifebuoy, IconMoon, IconSelector, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { fullName } from '@bcs/contract/kernel/full-name';
import { Bell } from '#features/notifications/bell.tsx';
import { ChatBubble } from '#features/chat/chat-bubble.tsx';
import { cx } from '#kit/cx.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { BillingButton } from '#features/billing/billing-button.tsx';
import { CommandMenuButton } from './command-menu-button.tsx';
import type { MyInfo } from './entry.ts';
import { HomeLink } from './home-link.tsx';
import { LogoutButton } from './logout-button.tsx';
import { NotificationActions } from './notification-actions.ts';
import { showsSupport, type NavEntry } from './nav-entries.ts';
import { AccentText } from '#features/enrollments/accent-text.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { IconButton } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { useDark } from './use-dark.ts';

/** Switches between light and dark, remembered on this device. On phones it is in the account menu. */
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

/** The class of the page, shown as its unique code; with several classes it links to the choice. D-054, D-205 */
function ClassSwitch({ enrollment: { course, courseRole }, only }: { enrollment: Enrollment; only: boolean }) {
  const { university } = course.cohort.program;
  const words = (
    <span className="min-w-0">
      {/* codes differ at the end, so they are cut off at the beginning */}
      <span dir="rtl" className="block truncate text-left leading-tight font-semibold">
        <bdi dir="ltr">{course.code}</bdi>
      </span>
      <span className="block truncate text-xs text-muted">
        {course.name} · {course.cohort.name} ·{' '}
        <AccentText accent={university.accentColor}>{university.shortName ?? university.name}</AccentText> ·{' '}
        {courseRole.name}
      </span>
    </span>
  );
  if (only) return words;
  return (
    <Link
      to="/courses"
      preload="intent"
      title="Change course"
      className="-mx-2 flex min-w-0 items-center gap-1.5 rounded-control px-2 py-1 hover:bg-sunken"
    >
      {words}
      <IconSelector size={18} aria-hidden className="shrink-0 text-muted" />
    </Link>
  );
}

// loaded when somebody is about to open it
const items = () => import('./profile-items.tsx');
const ProfileItems = lazy(() => items().then((file) => ({ default: file.ProfileItems })));

/** The person's name, and View Profile for students. SHELL-037 to SHELL-039, D-051 */
function ProfileMenu({ info }: { info: MyInfo }) {
  const { firstName, lastName, nexusAvatarUrl, avatarUrl } = info.userInfo;
  const name = fullName({ firstName, lastName });
  const picture = nexusAvatarUrl ?? avatarUrl;
  return (
    <Menu
      label="Account"
      button={(wiring) => (
        <button
          type="button"
          {...wiring}
          onPointerEnter={() => void items()}
          onFocus={() => void items()}
          aria-label={`Account menu of ${name}`}
          className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunken pointer-coarse:size-11"
        >
          <Avatar name={name} src={picture} size={34} />
        </button>
      )}
    >
      <ProfileItems user={info.userInfo} name={name} picture={picture} />
    </Menu>
  );
}

/** The header: logo, class, Billing, Support, theme, bell, profile, Logout. SHELL-032 to SHELL-037 */
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
