import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const TABS = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] as const;

function Scene() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('all');
  return (
    <Tabs label="Requests" tabs={TABS} value={tab} onChange={setTab}>
      The {tab} ones
    </Tabs>
  );
}

test('a press chooses the tab and its panel', async () => {
  const screen = await render(<Scene />);
  await screen.getByRole('tab', { name: 'Open' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Open' })).toHaveTextContent('The open ones');
});

test('arrows, Home and End choose and carry the focus; one tab is in the Tab order', async () => {
  const screen = await render(<Scene />);
  await screen.getByRole('tab', { name: 'All 12' }).click();
  const steps = [
    ['{ArrowRight}', 'Open'],
    ['{End}', 'Done'],
    ['{ArrowRight}', 'All 12'],
    ['{ArrowLeft}', 'Done'],
    ['{Home}', 'All 12'],
  ] as const;
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus();
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(screen.container.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  }
});
