import { expect, test } from 'vitest';
import { PASSWORD_NEEDED } from '@bcs/contract/kernel/failure';
import { axeFindings } from '#testing/axe.ts';
import { refuse, fakeBroker, type Answers } from '#testing/broker.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from 'vitest-browser-react';
import { queryClient } from '#lib/query-client.ts';
import { RemoveDemo } from './remove-demo.tsx';

const broker = fakeBroker();
const goes = { classes: 21, people: 128, sessions: 1050, assignments: 90, submissions: 1200 };
const open = (answers: Answers) => {
  queryClient.clear();
  broker.answers = {
    adminOverview: {
      openDrafts: [],
      unreadyClasses: [],
      endedClasses: [],
      invitations: [],
      operation: null,
      demoAccounts: 128,
    },
    ...answers,
  };
  return render(
    <QueryClientProvider client={queryClient}>
      <RemoveDemo />
    </QueryClientProvider>,
  );
};

test('it asks for the password, lists what goes, and wants the name typed [ADM-012, ADM-125]', async () => {
  let given = false;
  const screen = await open({
    previewRemoveDemo: () =>
      given ? { universities: ['Northfield University'], goes, inTheWay: [] } : refuse(403, PASSWORD_NEEDED.code),
    confirmPassword: () => {
      given = true;
      return { success: true };
    },
    removeDemo: { success: true },
  });
  await screen.getByRole('button', { name: 'Remove the demo world' }).click();
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('1,050 sessions')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByLabelText(/Type .demo world. to remove it/).fill('demo world');
  await screen.getByRole('button', { name: 'Remove for good' }).click();
  await expect.poll(() => broker.sentTo('removeDemo').map(({ input }) => input)).toEqual([{ name: 'demo world' }]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('what hangs on it is named, and nothing can be removed then [ADM-125]', async () => {
  const inTheWay = ['Kim Lee (kim@school.example.edu) belongs to NU-FSF-PT-12.'];
  const screen = await open({ previewRemoveDemo: { universities: ['Northfield University'], goes, inTheWay } });
  await screen.getByRole('button', { name: 'Remove the demo world' }).click();
  await expect.element(screen.getByText(inTheWay[0] ?? '')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove for good' }).elements()).toEqual([]);
});
