import { expect, test } from 'vitest';
import { renderRouted } from '../testing/render-routed.tsx';
import { Anchor } from './anchor.tsx';

test('a plain press stays inside the application', async () => {
  const screen = await renderRouted(<Anchor href="/sessions/7?tab=notes">Go</Anchor>);
  await screen.getByRole('link').click();
  await expect.poll(screen.path).toBe('/sessions/7?tab=notes');
});

test.each([['//evil.example/x'], ['/\\evil.example/x'], ['https://evil.example/x'], ['mailto:a@b.example']])(
  '%s is left to the browser',
  async (href) => {
    const screen = await renderRouted(<Anchor href={href}>Go</Anchor>);
    let taken: boolean | null = null;
    const watch = (event: MouseEvent) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    await screen.getByRole('link').click();
    expect(taken).toBe(false);
    expect(screen.path()).toBe('/');
  },
);
