import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar, initials } from './avatar.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ana lucía ríos', 'AR'],
  ['Plato', 'P'],
  ['  Grace   Hopper ', 'GH'],
  ['Émile 𝒵ola', 'É𝒵'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the picture shows when there is one', async () => {
  const { container } = await render(<Avatar name="Ada Lovelace" src={PIXEL} size={48} />);
  const picture = container.querySelector('img')!;
  expect(picture.getBoundingClientRect().width).toBe(48);
  expect(picture.alt).toBe('');
});

test('a picture that does not load gives way to the initials', async () => {
  const { container } = await render(<Avatar name="Ada Lovelace" src="data:image/png;base64,broken" />);
  await expect.poll(() => container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AL');
  expect(container.querySelector('img')).toBeNull();
});

test('a new picture gets its chance after a broken one', async () => {
  const { container, rerender } = await render(<Avatar name="Ada Lovelace" src="data:image/png;base64,broken" />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  await rerender(<Avatar name="Ada Lovelace" src={PIXEL} />);
  expect(container.querySelector('img')?.src).toBe(PIXEL);
});

test('without a picture the initials are drawn, and not read as part of a name', async () => {
  const { container } = await render(<Avatar name="Ada Lovelace" src={null} />);
  expect(container.textContent).toBe('');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
