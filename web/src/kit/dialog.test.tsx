import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextArea } from './text-area.tsx';

function Scene({ sticky = false, asked = () => {} }: { sticky?: boolean; asked?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    asked();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Rename the file"
        sticky={sticky}
        footer={<Button onClick={close}>Cancel</Button>}
      >
        <input aria-label="Name" />
        <input aria-label="Picture" type="file" />
      </Dialog>
    </>
  );
}

async function opened(props: Parameters<typeof Scene>[0] = {}) {
  const screen = await render(<Scene {...props} />);
  await screen.getByRole('button', { name: 'Rename' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Rename the file' })).toBeVisible();
  return screen;
}

test('a dialog is named by its title and takes the focus to its first field', async () => {
  const screen = await opened();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
});

test('the field that asks for the focus has it, whatever stands before it', async () => {
  const screen = await render(
    <Dialog open onClose={() => {}} title="Enroll people">
      <Button>From another class</Button>
      <TextArea label="E-mails" autoFocus />
    </Dialog>,
  );
  await expect.element(screen.getByLabelText('E-mails')).toHaveFocus();
});

test('the focus stays inside while Tab goes round', async () => {
  const screen = await opened();
  const dialog = screen.getByRole('dialog').element();
  for (let press = 0; press < 8; press++) {
    await userEvent.keyboard('{Tab}');
    // The browser's own bar is one stop of the round: there the document's body has the focus
    expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
  }
});

test('Escape closes and gives the focus back to the opener', async () => {
  const screen = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

test('the close button closes', async () => {
  const screen = await opened();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a press beside the dialog closes it, but not a sticky one', async () => {
  for (const sticky of [false, true]) {
    const screen = await opened({ sticky });
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    const dialog = screen.getByRole('dialog');
    await expect.poll(() => dialog.elements().length).toBe(sticky ? 1 : 0);
    await screen.unmount();
  }
});

describe('in a browser that does not know closedby', () => {
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy');
  beforeEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  afterEach(() => void (known && Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', known)));

  async function openedThere(props: Parameters<typeof Scene>[0] = {}) {
    const screen = await opened(props);
    screen.getByRole('dialog').element().removeAttribute('closedby');
    return screen;
  }

  test('a press beside the dialog closes it all the same, but not a sticky one', async () => {
    for (const sticky of [false, true]) {
      const screen = await openedThere({ sticky });
      await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
      await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(sticky ? 1 : 0);
      await screen.unmount();
    }
  });

  test('a press within it, or one that only ends beside it, does not', async () => {
    const asked = vi.fn<() => void>();
    const screen = await openedThere({ asked });
    const dialog = screen.getByRole('dialog').element();
    await screen.getByRole('heading').click();
    dialog.querySelector('input')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 4, clientY: 4 }));
    expect(asked).not.toHaveBeenCalled();
  });
});

test('giving up the choice of a file inside does not close the dialog', async () => {
  const asked = vi.fn<() => void>();
  const screen = await opened({ asked });
  screen
    .getByLabelText('Picture')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(asked).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
