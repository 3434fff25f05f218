import {
  IconDevices,
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconMail,
  IconMoon,
  IconSun,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Avatar } from '#kit/avatar.tsx';
import { MenuHeading, MenuItem, MenuLine, MenuLink } from '#kit/menu-item.tsx';
import { useMaybeViewer, type UserInfo } from '#lib/viewer.ts';
import { openLayer } from './opened.ts';
import { showsSupport } from './nav-entries.ts';
import { useDark } from './use-dark.ts';
import { useLogOut } from './use-log-out.ts';
import { useIsWide } from '#kit/use-media.ts';

/**
 * The person's name, View Profile for students, and on phones the items for which the header has no room. SHELL-037 to
 * SHELL-039
 */
export function ProfileItems({ user, name, picture }: { user: UserInfo; name: string; picture: string | null }) {
  const viewer = useMaybeViewer();
  const wide = useIsWide();
  return (
    <>
      <MenuHeading>
        <div className="flex items-center gap-3 pr-3">
          <Avatar name={name} src={picture} size={42} />
          <div className="min-w-0">
            <p className="line-clamp-3 font-semibold">{name}</p>
            <p className="truncate text-xs text-muted">{user.email}</p>
          </div>
        </div>
      </MenuHeading>
      <MenuLine />
      {viewer && isStudent(viewer.role) && (
        <MenuLink
          to="/students/$enrollmentId"
          params={{ enrollmentId: String(viewer.enrollmentId) }}
          icon={<IconUser size={19} aria-hidden />}
        >
          View Profile
        </MenuLink>
      )}
      <MenuLink to="/courses" icon={<IconSwitchHorizontal size={19} aria-hidden />}>
        Change course
      </MenuLink>
      <MenuLink to="/preferences" icon={<IconMail size={19} aria-hidden />}>
        E-mail preferences
      </MenuLink>
      <MenuLink to="/sign-ins" icon={<IconDevices size={19} aria-hidden />}>
        Where you're signed in
      </MenuLink>
      {viewer && wide && (
        <MenuItem onSelect={() => openLayer.set('shortcuts')} icon={<IconKeyboard size={19} aria-hidden />}>
          Keyboard shortcuts
        </MenuItem>
      )}
      {!wide && <PhoneItems support={!viewer || showsSupport(viewer)} />}
    </>
  );
}

/** The items for which the header has no room on a phone. */
function PhoneItems({ support }: { support: boolean }) {
  const { running, start } = useLogOut();
  const { dark, toggle } = useDark();
  const Sky = dark ? IconSun : IconMoon;
  return (
    <>
      {support && (
        <MenuLink to="/support" icon={<IconLifebuoy size={19} aria-hidden />}>
          Support
        </MenuLink>
      )}
      <MenuItem onSelect={toggle} icon={<Sky size={19} aria-hidden />}>
        {dark ? 'Light theme' : 'Dark theme'}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={start} disabled={running} icon={<IconLogout size={19} aria-hidden />}>
        Logout
      </MenuItem>
    </>
  );
}
