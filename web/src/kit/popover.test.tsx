import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

async function opened(className: string) {
  const screen = await render(
    <div className={`fixed ${className}`}>
      <Popover label="Notes" button={(wiring) => <Button {...wiring}>Open</Button>}>
        {(close) => <Button onClick={close}>Done</Button>}
      </Popover>
    </div>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Notes' })).toBeVisible();
  return { screen, box: () => screen.getByRole('dialog').element().getBoundingClientRect() };
}

test('the content closes its panel; Escape does too and gives the focus back', async () => {
  const { screen } = await opened('top-4 left-96');
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([['top-2 left-2'], ['top-2 right-2'], ['bottom-2 left-2'], ['bottom-2 right-2']])(
  'a panel opened at %s stays inside the window of a phone',
  async (corner) => {
    await page.viewport(390, 844);
    const { screen, box } = await opened(corner);
    // the panel is animated; a cancelled animation is also finished
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const { left, right, top, bottom } = box();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(bottom).toBeLessThanOrEqual(844);
    const button = screen.getByRole('button', { name: 'Open' }).element().getBoundingClientRect();
    // the panel does not cover its button
    expect(bottom <= button.top || top >= button.bottom).toBe(true);
    await page.viewport(1366, 900);
  },
);
