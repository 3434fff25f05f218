import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EMPTY_CONTENT } from './markdown.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

function Scene() {
  const [text, setText] = useState('');
  return <MarkdownEditor label="Message" name="message" value={text} onChange={setText} maxLength={5000} required />;
}

test('what is written is shown in the preview, and is still there afterwards', async () => {
  const screen = await render(<Scene />);
  await screen.getByLabelText('Message').fill('Push by **Friday**');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('region', { name: 'Preview' }).getByText('Friday')).toBeVisible();
  await screen.getByRole('button', { name: 'Write' }).click();
  await expect.element(screen.getByLabelText('Message')).toHaveValue('Push by **Friday**');
});

test('the preview of nothing says so [SHELL-067, D-015]', async () => {
  const screen = await render(<Scene />);
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText(EMPTY_CONTENT)).toBeVisible();
});

test('the hint counts the characters', async () => {
  const screen = await render(<Scene />);
  await screen.getByLabelText('Message').fill('12345');
  await expect.element(screen.getByText(/ 5 of 5,000 characters$/)).toBeVisible();
});

test('the preview tells what readers will not see [D-232]', async () => {
  const screen = await render(<Scene />);
  const told = async (text: string) => {
    await screen.getByRole('button', { name: 'Write' }).click();
    await screen.getByLabelText('Message').fill(text);
    await screen.getByRole('button', { name: 'Preview' }).click();
    return screen.getByRole('region', { name: 'Preview' });
  };
  await expect
    .element((await told('Words.\n\n<!-- graders: 42 -->')).getByText('are not shown to readers', { exact: false }))
    .toBeVisible();
  expect(screen.getByRole('region', { name: 'Preview' }).element().textContent).not.toContain('42');
  await expect
    .element(
      (await told('![](images/a.png)')).getByText('The picture images/a.png cannot be seen here', { exact: false }),
    )
    .toBeVisible();
  await expect
    .element((await told('*_'.repeat(2000))).getByText('A paragraph has too many marks', { exact: false }))
    .toBeVisible();
});
