import { fullName } from '@bcs/contract/kernel/full-name';
import { lazy } from 'react';
import { Avatar } from '#kit/avatar.tsx';
import { Menu } from '#kit/menu.tsx';
import type { MyInfo } from './entry.ts';

// Comes when somebody is about to open it
const items = () => import('./profile-items.tsx');
const ProfileItems = lazy(() => items().then((file) => ({ default: file.ProfileItems })));

/** The person's name, and View Profile for students. SHELL-037 to SHELL-039, D-051 */
export function ProfileMenu({ info }: { info: MyInfo }) {
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
