import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScrollArea } from './scroll-area.tsx';

const area = (width: number) => (
  <ScrollArea label="Wide things">
    <div style={{ width, height: 20 }} />
  </ScrollArea>
);

test('it is a stop for the keyboard only while there is more than fits', async () => {
  const screen = await render(<div style={{ width: 300 }}>{area(600)}</div>);
  await expect.element(screen.getByRole('group', { name: 'Wide things' })).toHaveAttribute('tabindex', '0');
  await screen.rerender(<div style={{ width: 300 }}>{area(200)}</div>);
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
  expect(screen.container.querySelector('[tabindex]')).toBeNull();
});

test('a long line in it does not widen what stands around it', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <div className="grid gap-4">
        <div>{area(2000)}</div>
      </div>
    </div>,
  );
  expect(screen.container.querySelector('.grid')?.firstElementChild?.getBoundingClientRect().width).toBe(300);
});
