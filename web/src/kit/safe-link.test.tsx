import { expect, test } from 'vitest';
import { renderRouted } from '../testing/render-routed.tsx';
import { OutsideButton } from './link-button.tsx';
import { SafeLink } from './safe-link.tsx';
import { OutsideLink } from './text-link.tsx';

const HOSTILE = [
  `${'java'}script:alert(1)`,
  ' \u0001JavaScript:alert(1)',
  'data:text/html,<script>1</script>',
  '//x',
  '',
];

test.each(HOSTILE)('%j is text and no link, however it came into the database [D-015]', async (href) => {
  const screen = await renderRouted(
    <>
      <SafeLink href={href}>plain</SafeLink>
      <OutsideLink href={href}>styled</OutsideLink>
      <OutsideButton href={href}>button</OutsideButton>
    </>,
  );
  await expect.element(screen.getByText('plain')).toBeVisible();
  await expect.element(screen.getByText('styled')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
  expect(screen.getByText('button').elements()).toEqual([]);
});

test('an address of the web opens beside the page, and learns nothing about it [D-015]', async () => {
  const screen = await renderRouted(<OutsideLink href="https://github.com/maya">work</OutsideLink>);
  const link = screen.getByRole('link', { name: 'work' });
  await expect.element(link).toHaveAttribute('href', 'https://github.com/maya');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});
