import { IconBook2, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#kit/button.tsx';
import { MenuHeading, MenuItem, MenuLine } from '#kit/menu-item.tsx';
import { Menu } from '#kit/menu.tsx';

const nothing = () => {};

/** A scene with a button that opens a menu. */
export function MenuScene() {
  return (
    <div className="p-8">
      <h1 className="text-3xl font-bold">A menu</h1>
      <Menu
        label="More actions"
        align="start"
        button={(wiring) => (
          <IconButton {...wiring} label="More actions">
            <IconDots size={20} aria-hidden />
          </IconButton>
        )}
      >
        <MenuHeading>
          <span className="font-semibold">Ada Lovelace</span>
        </MenuHeading>
        <MenuLine />
        <MenuItem icon={<IconPencil size={18} aria-hidden />} onSelect={nothing}>
          Edit
        </MenuItem>
        <MenuItem icon={<IconBook2 size={18} aria-hidden />} onSelect={nothing} disabled>
          Archive
        </MenuItem>
        <MenuItem icon={<IconTrash size={18} aria-hidden />} onSelect={nothing} danger>
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}
