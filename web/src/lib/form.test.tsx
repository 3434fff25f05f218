import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MISSING } from '@bcs/contract/kernel/missing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { ConfirmHost } from '#kit/confirm.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toasts } from '#kit/toasts.ts';
import { renderRouted } from '#testing/render-routed.tsx';
import { draftKeeper } from './draft-keeper.ts';
import { setDraftOwner } from './draft-owner.ts';
import { wipeDrafts } from './draft-store.ts';
import { useDraft } from './draft.ts';
import { FormDialog } from './form-dialog.tsx';
import { EditForm } from './form-frame.tsx';
import { useForm } from './form.ts';
import { queryClient } from './query-client.ts';

const PROGRAMS = [
  { value: '4', label: 'Full Stack' },
  { value: '9', label: 'Data' },
];
const STORED = { version: 3, name: 'Cohort 6', programId: 4, startDate: '2026-09-01', endDate: '2027-02-28' };

type Checked = { checks?: boolean; kind?: 'dialog' | 'page' };

function Cohort({ checks = false, kind = 'dialog', onClose }: Checked & { onClose: () => void }) {
  const draft = useDraft('cohort/6', STORED);
  const form = useForm('saveCohort', {
    draft,
    guards: true,
    input: (typed) => ({ universityId: 1, cohortId: 6, ...typed }),
    said: ({ success }, { name }) => (success ? `${name} is saved.` : ''),
    onDone: onClose,
    ...(checks && { problems: { name: draft.value.name === '' ? MISSING : null, startDate: null } }),
  });
  const fields = (
    <>
      <SelectField {...form.choice('programId', 'Program', PROGRAMS)} />
      <TextField {...form.text('startDate', 'First day')} type="date" required />
      <TextField {...form.text('name', 'Name')} />
    </>
  );
  return kind === 'dialog' ? (
    <FormDialog form={form} title="Cohort" onClose={onClose}>
      {fields}
    </FormDialog>
  ) : (
    <EditForm form={form} onClose={onClose}>
      {fields}
    </EditForm>
  );
}

function Page(props: Checked) {
  const [open, setOpen] = useState(true);
  return (
    <QueryClientProvider client={queryClient}>
      {open ? (
        <Cohort {...props} onClose={() => setOpen(false)} />
      ) : (
        <button onClick={() => setOpen(true)}>Open</button>
      )}
      <Link to={'/elsewhere' as never}>Elsewhere</Link>
      <ConfirmHost />
    </QueryClientProvider>
  );
}

type Sent = { readonly key: string | null; readonly input: unknown };
const sent: Sent[] = [];
/** The server's answers to the first write, the second and so on; the last one is repeated. */
let answers: (() => Response | Promise<Response>)[] = [];
const saved = () => Response.json({ success: true, cohortId: 6 });
const refusing = (status: number, more: object) => () =>
  Response.json({ success: false, errorCode: 'NO', errorMessage: 'It was refused.', ...more }, { status });

beforeEach(async () => {
  await wipeDrafts(1);
  setDraftOwner(1, 'key-of-maya');
  sent.length = 0;
  answers = [saved];
  vi.stubGlobal('fetch', (_: unknown, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get('writeKey'), input: JSON.parse(String(body)) });
    return Promise.resolve((answers[sent.length - 1] ?? answers.at(-1))?.());
  });
});
afterEach(async () => {
  await cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const open = (props: Checked = {}) => renderRouted(<Page {...props} />);
type Screen = Awaited<ReturnType<typeof open>>;
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save' }).click();
const nameIn = (screen: Screen) => screen.getByLabelText('Name');

test('what is typed and chosen is sent as its call asks for it, told, and no longer offered', async () => {
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await screen.getByLabelText('Program').selectOptions('Data');
  await save(screen);
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(sent.map(({ input }) => input)).toEqual([
    { universityId: 1, cohortId: 6, ...STORED, name: 'Cohort 7', programId: 9 },
  ]);
  expect(toasts.current().map(({ text }) => text)).toEqual(['Cohort 7 is saved.']);
  await expect.element(nameIn(screen)).toHaveValue('Cohort 6');
  expect(screen.getByText('We kept what you wrote here and did not save.').query()).toBeNull();
});

test('what the server finds wrong stands beside its field alone, the first of them has the focus, and all that was typed stays [D-013]', async () => {
  answers = [refusing(422, { fields: { name: 'Another name, please.', startDate: 'Another day, please.' } })];
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await save(screen);
  await expect.element(nameIn(screen)).toHaveAccessibleDescription('Another name, please.');
  await expect.element(screen.getByLabelText('First day')).toHaveFocus();
  await expect.element(nameIn(screen)).toHaveValue('Cohort 7');
  expect(screen.getByText('It was refused.').query()).toBeNull();
});

test('a refusal that no field tells is told below them', async () => {
  answers = [refusing(422, { fields: { elsewhere: 'This field is not shown.' } }), refusing(409, {})];
  const screen = await open();
  await save(screen);
  await expect.element(screen.getByText('It was refused.')).toBeVisible();
  await save(screen);
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(screen.getByText('It was refused.')).toBeVisible();
});

test('what is seen to be wrong is not sent; it is told once somebody tries, and the first wrong field has the focus', async () => {
  const screen = await open({ checks: true });
  await nameIn(screen).fill('');
  expect(screen.getByText(MISSING).query()).toBeNull();
  await save(screen);
  await expect.element(nameIn(screen)).toHaveFocus();
  await expect.element(nameIn(screen)).toHaveAccessibleDescription(MISSING);
  await nameIn(screen).fill('Cohort 7');
  await screen.getByLabelText('First day').fill('');
  await save(screen);
  await expect.element(screen.getByLabelText('First day')).toHaveFocus();
  await expect.element(screen.getByLabelText('First day')).toHaveAccessibleDescription(MISSING);
  expect(sent).toEqual([]);
  await screen.getByLabelText('First day').fill('2026-09-02');
  await expect.element(screen.getByLabelText('First day')).not.toHaveAccessibleDescription();
  await save(screen);
  await expect.poll(() => sent.length).toBe(1);
});

test('without an answer it says that nobody knows, keeps what was typed, and is saved only once [ADM-118, ADM-130]', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch')), saved];
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await save(screen);
  await expect.element(screen.getByText(/We do not know whether it was saved\./u)).toBeVisible();
  await expect.element(nameIn(screen)).toHaveValue('Cohort 7');
  await save(screen);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.key).toMatch(/^[\w-]{8,40}$/u);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('who comes second sees both versions as the fields call and show them, and saves over the newer one knowingly [ADM-065, ADM-115]', async () => {
  const current = { ...STORED, version: 4, name: 'Cohort VI', programId: 9 };
  answers = [refusing(409, { current }), saved];
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await save(screen);
  await expect.element(screen.getByText('Someone else has changed this in the meantime')).toBeVisible();
  await expect.element(screen.getByText('Keep mine: Cohort 7')).toBeVisible();
  const program = screen.getByRole('group', { name: 'Program' });
  await expect.element(program.getByText('Keep mine: Full Stack')).toBeVisible();
  await program.getByText('Take theirs: Data').click();
  expect(screen.getByRole('group', { name: 'First day' }).query()).toBeNull();
  await save(screen);
  await expect
    .poll(() => sent[1]?.input)
    .toEqual({ universityId: 1, cohortId: 6, ...STORED, version: 4, name: 'Cohort 7', programId: 9 });
});

test('Cancel in a dialog keeps what was typed for the next time', async () => {
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByText('We kept what you wrote here and did not save.')).toBeVisible();
  await expect.element(nameIn(screen)).toHaveValue('Cohort 7');
});

test('in a page something has to be written before it can be saved, and Cancel forgets it', async () => {
  const screen = await open({ kind: 'page' });
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await nameIn(screen).fill('Cohort 7');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(nameIn(screen)).toHaveValue('Cohort 6');
});

test('a page is not left with something unsaved before somebody has agreed', async () => {
  const screen = await open({ kind: 'page' });
  await nameIn(screen).fill('Cohort 7');
  await screen.getByRole('link', { name: 'Elsewhere' }).click();
  await screen.getByRole('button', { name: 'Stay' }).click();
  expect(screen.path()).toBe('/');
  await expect.element(nameIn(screen)).toHaveValue('Cohort 7');
});

test('what is typed while it is being saved stays, and is not taken for saved', async () => {
  const answer = Promise.withResolvers<Response>();
  answers = [() => answer.promise];
  const screen = await open();
  await nameIn(screen).fill('Cohort 7');
  await save(screen);
  await expect.poll(() => sent.length).toBe(1);
  await nameIn(screen).fill('Cohort 70');
  await expect.poll(() => draftKeeper('cohort/6').find(), { timeout: 5000 }).toContain('Cohort 70');
  answer.resolve(saved());
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(nameIn(screen)).toHaveValue('Cohort 70');
});
