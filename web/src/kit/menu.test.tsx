import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderRouted } from '../testing/render-routed.tsx';
import { Button } from './button.tsx';
import { MenuHeading, MenuItem, MenuLine, MenuLink } from './menu-item.tsx';
import { Menu } from './menu.tsx';

async function opened() {
  const edit = vi.fn<() => void>();
  const archive = vi.fn<() => void>();
  const screen = await renderRouted(
    <Menu label="More" button={(wiring) => <Button {...wiring}>More</Button>}>
      <MenuHeading>Ada Lovelace</MenuHeading>
      <MenuItem onSelect={edit}>Edit</MenuItem>
      <MenuItem onSelect={archive} disabled>
        Archive
      </MenuItem>
      <MenuLine />
      <MenuLink to={'/history' as never}>History</MenuLink>
      <MenuItem onSelect={() => {}} danger>
        Delete
      </MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await button.click();
  await expect.element(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  return { screen, button, edit, archive, item: (name: string) => screen.getByRole('menuitem', { name }) };
}

test('a menu opens on its first item and says so on the button', async () => {
  const { button, item } = await opened();
  await expect.element(item('Edit')).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
});

test('arrows go round and skip what is disabled; Home, End and letters jump', async () => {
  const { item } = await opened();
  const steps = [
    ['{ArrowDown}', 'History'],
    ['{ArrowDown}', 'Delete'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
    ['{Home}', 'Edit'],
    ['{End}', 'Delete'],
    ['h', 'History'],
  ] as const;
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  }
});

test('Enter chooses and closes; the focus goes back to the button', async () => {
  const { screen, button, edit } = await opened();
  await userEvent.keyboard('{Enter}');
  expect(edit).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a disabled item does nothing', async () => {
  const { archive, item } = await opened();
  await item('Archive').click({ force: true });
  expect(archive).not.toHaveBeenCalled();
});

test('Escape closes and gives the focus back', async () => {
  const { screen, button } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('Tab leaves the menu closed', async () => {
  const { screen } = await opened();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a link of the menu goes to its page', async () => {
  const { screen, item } = await opened();
  await item('History').click();
  await expect.poll(screen.path).toBe('/history');
});
