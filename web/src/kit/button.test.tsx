import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a button submits only when it is asked to', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(submit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(submit).toHaveBeenCalledOnce();
});

test('while it waits a button keeps the focus and does nothing', async () => {
  const act = vi.fn<() => void>();
  const screen = await render(<Button onClick={act}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  await screen.rerender(
    <Button onClick={act} pending>
      Save
    </Button>,
  );
  (button.element() as HTMLElement).click();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});
