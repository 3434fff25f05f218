import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { learnAdministration } from './administration-changes.ts';
import type { Input } from './api.ts';
import { PlannedDialog } from './planned-dialog.tsx';
import { usePlanned } from './planned.ts';
import { queryClient } from './query-client.ts';
import { useSend } from './send.ts';

learnAdministration();
const broker = fakeBroker();
afterEach(async () => {
  await cleanup();
  queryClient.clear();
});

const ROLE = { accountId: 4, universityId: 1, role: 'instructor' } as const;

function Standing() {
  const [cohortId, setCohort] = useState<number | null>(1);
  const wanted = { ...ROLE, cohortId: cohortId ?? 0 };
  const save = useSend('saveStandingRole');
  const planned = usePlanned('previewStandingRole', cohortId === null ? null : wanted, save);
  return (
    <PlannedDialog
      planned={planned}
      title="Give a role"
      action="Give"
      lead={
        <>
          <button onClick={() => setCohort(2)}>Second</button>
          <button onClick={() => setCohort(null)}>None</button>
        </>
      }
      onClose={() => {}}
      onSave={(digest) => void save.send({ ...wanted, digest })}
    >
      {({ classes }) => <p>In {classes.map(({ code }) => code).join()}</p>}
    </PlannedDialog>
  );
}

type Asked = Input<'previewStandingRole'>;
const previewOf = ({ cohortId }: Asked, state = 'first') => ({
  classes: [{ courseId: 7, code: `cohort ${cohortId} ${state}`, what: 'begin' as const }],
  digest: `${cohortId} ${state}`,
});
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Standing />
    </QueryClientProvider>,
  );

test('the preview before stays while that of the latest choice loads, and nothing is saved of it [ADM-044]', async () => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  broker.answers = {
    previewStandingRole: async (asked) => {
      if (asked.cohortId === 2) await held;
      return previewOf(asked);
    },
    saveStandingRole: { success: true, enrolled: 1 },
  };
  const screen = await open();
  const give = screen.getByRole('button', { name: 'Give' });
  await expect.element(screen.getByText('In cohort 1 first')).toBeVisible();
  await expect.element(give).toBeEnabled();
  await screen.getByRole('button', { name: 'Second' }).click();
  await expect.element(give).toBeDisabled();
  await expect.element(screen.getByText('In cohort 1 first')).toBeVisible();
  answer();
  await expect.element(screen.getByText('In cohort 2 first')).toBeVisible();
  await give.click();
  await expect
    .poll(() => broker.sentTo('saveStandingRole')[0]?.input)
    .toEqual({
      ...ROLE,
      cohortId: 2,
      digest: '2 first',
    });
});

test('where nothing can be previewed nothing can be saved', async () => {
  broker.answers = { previewStandingRole: (asked) => previewOf(asked) };
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Give' })).toBeEnabled();
  await screen.getByRole('button', { name: 'None' }).click();
  await expect.element(screen.getByRole('button', { name: 'Give' })).toBeDisabled();
  expect(broker.sentTo('previewStandingRole')).toHaveLength(1);
});

test('where something has changed meanwhile the refusal says so beside the preview of now, which can be saved [ADM-045]', async () => {
  let state = 'first';
  broker.answers = {
    previewStandingRole: (asked) => previewOf(asked, state),
    saveStandingRole: ({ digest }) =>
      digest === '1 second' ? { success: true, enrolled: 1 } : refuse(409, 'PREVIEW_OUTDATED', 'It has changed.'),
  };
  const screen = await open();
  await expect.element(screen.getByText('In cohort 1 first')).toBeVisible();
  state = 'second';
  await screen.getByRole('button', { name: 'Give' }).click();
  await expect.element(screen.getByText('It has changed.')).toBeVisible();
  await expect.element(screen.getByText('In cohort 1 second')).toBeVisible();
  await screen.getByRole('button', { name: 'Give' }).click();
  await expect.element(screen.getByText('It has changed.')).not.toBeInTheDocument();
});

test('a preview that fails says why, and nothing can be saved', async () => {
  broker.answers = { previewStandingRole: refuse(404, 'NOT_FOUND', 'There is no such cohort.') };
  const screen = await open();
  await expect.element(screen.getByText('There is no such cohort.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Give' })).toBeDisabled();
});
