import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('hint and error are read with the control, the error first', async () => {
  const screen = await render(
    <TextField label="Email" required hint="Your school address" error="This is no address." />,
  );
  const input = screen.getByRole('textbox', { name: 'Email', exact: true });
  await expect.element(input).toHaveAccessibleDescription('This is no address. Your school address');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toBeRequired();
});

test('a field without hint and error says nothing more', async () => {
  const screen = await render(<TextField label="Email" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(input).not.toHaveAttribute('aria-describedby');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('a hidden label still names its control', async () => {
  const screen = await render(
    <>
      <SelectField label="Sort by" hideLabel options={[{ value: 'name', label: 'Name' }]} />
      <TextArea label="Comment" hideLabel />
    </>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Comment' })).toBeVisible();
});

test('a password shows and hides without losing what was typed', async () => {
  const screen = await render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password', { exact: true });
  await input.fill('correct horse');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('correct horse');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('the words of a checkbox tick it, and its error is read with it', async () => {
  const screen = await render(<Checkbox label="I agree" error="Please agree." />);
  await screen.getByText('I agree').click();
  await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree.');
});

test('a segmented choice is a radio group that arrows move', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const options = ['grid', 'list'].map((value) => ({ value, label: value }));
  const screen = await render(<Segmented label="View" value="grid" onChange={chosen} options={options} />);
  await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
  screen.getByRole('radio', { name: 'grid' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenCalledWith('list');
});
