import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextArea } from '#kit/text-area.tsx';
import { draftKeeper, DRAFT_PAUSE_MS } from './draft-keeper.ts';
import { DraftNotice } from './draft-notice.tsx';
import { setDraftOwner } from './draft-owner.ts';
import { DRAFT_TIME, findDraft, putDraft, wipeDrafts } from './draft-store.ts';
import { openVault } from './draft-vault.ts';
import { useDraft } from './draft.ts';
import { serverNow } from './server-clock.ts';

const FORM = 'comment/12';
const now = () => Date.parse(serverNow());
const stored = () => findDraft(`1/${FORM}`, now());
const keptText = 'The proof is in the margin.';

function Form({ initial = '' }: { initial?: string }) {
  const draft = useDraft(FORM, { text: initial });
  return (
    <>
      <DraftNotice draft={draft} />
      <TextArea label="Comment" value={draft.value.text} onChange={({ target }) => draft.set({ text: target.value })} />
      <button type="button" onClick={() => draft.saved({ text: '' })}>
        Saved
      </button>
      <output>{draft.dirty ? 'dirty' : 'clean'}</output>
    </>
  );
}
function Grown() {
  const { text, size } = useDraft(FORM, { text: '', size: 1 }).value;
  return <p>{`${text} ${size}`}</p>;
}
/** Simulates a server on which the saved version changes. */
function Moving() {
  const [initial, setInitial] = useState('first');
  return (
    <>
      <Form initial={initial} />
      <button type="button" onClick={() => setInitial('second')}>
        Refetch
      </button>
    </>
  );
}

beforeEach(async () => {
  await Promise.all([wipeDrafts(1), wipeDrafts(2)]);
  setDraftOwner(1, 'key-of-maya');
});
afterEach(() => vi.restoreAllMocks());

async function written(text = keptText) {
  const screen = await render(<Form />);
  await screen.getByLabelText('Comment').fill(text);
  return screen;
}
const reopened = async (form = <Form />) => render(form);

test('text is kept one second after the last key, and is back after a reload', async () => {
  const screen = await written();
  expect(await stored()).toBeNull();
  await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
  await screen.unmount();
  const again = await reopened();
  await expect.element(again.getByLabelText('Comment')).toHaveValue(keptText);
  await expect.element(again.getByText('We kept what you wrote here and did not save.')).toBeVisible();
});

test('a page that goes away writes at once', async () => {
  // the pause does not end, so nothing else can write
  const timer = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  // sealing takes no time, so the pause is left in full
  const clock = vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
  await written();
  await expect.poll(() => timer.mock.calls.map(([, ms]) => ms)).toContain(DRAFT_PAUSE_MS);
  clock.mockRestore();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(stored).not.toBeNull();
  timer.mockRestore();
});

/** Holds what seals drafts, as on a machine that is busy; the vault itself is open. */
async function holdSealing() {
  await openVault();
  const { encrypt } = crypto.subtle;
  const held: (() => void)[] = [];
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(
    (...given) => new Promise((seal) => held.push(() => seal(encrypt.apply(crypto.subtle, given)))),
  );
  return held;
}

/** The next load of the page: the same person, of whom nothing is in memory. */
async function loadAnew() {
  vi.restoreAllMocks();
  setDraftOwner(2, 'key-of-noah');
  await openVault();
  setDraftOwner(1, 'key-of-maya');
}

test.each(['beforeunload', 'pagehide'])(
  'a page that goes away before its last key is sealed loses nothing: %s',
  async (leaves) => {
    await holdSealing();
    const screen = await written();
    dispatchEvent(new Event(leaves));
    await expect.poll(stored).not.toBeNull();
    await loadAnew();
    await screen.unmount();
    const again = await reopened();
    await expect.element(again.getByLabelText('Comment')).toHaveValue(keptText);
  },
);

test('where sealing takes longer than the next key, what was written before is kept all the same', async () => {
  const held = await holdSealing();
  const screen = await written('The proof');
  await expect.poll(() => held.length).toBe(1);
  await screen.getByLabelText('Comment').fill(keptText);
  held[0]?.();
  await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
});

test('a page that stays open stores what is sealed and seals nothing on the spot; what is sealed after the pause is stored at once', async () => {
  const held = await holdSealing();
  const found = async () => (await openVault())?.find(FORM);
  const screen = await written('The proof');
  await expect.poll(() => held.length).toBe(1);
  await screen.getByLabelText('Comment').fill(keptText);
  await expect.poll(() => held.length).toBe(2);
  held[0]?.();
  await expect.poll(found, { timeout: 5000 }).toContain('"The proof"');
  expect(await stored()).not.toHaveProperty('from');
  // no pause ends from here on
  const { setTimeout: start } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
    ms > 0 ? 0 : start(work)) as never);
  held[1]?.();
  await expect.poll(found).toContain(keptText);
  // nothing was laid up anew
  expect(held).toHaveLength(2);
});

test('what a page writes twice in its last moment is never mixed with the same bytes', async () => {
  await holdSealing();
  const vault = await openVault();
  const [one, two] = [vault?.sealNow(FORM, keptText), vault?.sealNow(FORM, keptText)];
  expect(new Uint8Array(one?.text ?? new ArrayBuffer())).not.toEqual(new Uint8Array(two?.text ?? new ArrayBuffer()));
  // no draft is as long as this
  expect(vault?.sealNow(FORM, 'x'.repeat(300_000))).toBeNull();
});

test('what lies on disk is ciphertext, also what was written in the last moment', async () => {
  const bytesOnDisk = async () => new TextDecoder('latin1').decode((await stored())?.text);
  const screen = await written();
  await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
  const usual = await bytesOnDisk();
  await holdSealing();
  await screen.getByLabelText('Comment').fill(`${keptText} Or so.`);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(bytesOnDisk).not.toBe(usual);
  for (const bytes of [usual, await bytesOnDisk()]) expect(bytes).not.toContain('proof');
  expect((await stored())?.nonce).toHaveLength(12);
});

test('somebody else on the same browser sees nothing, and the first person finds it again', async () => {
  const screen = await written();
  await screen.unmount();
  await expect.poll(stored).not.toBeNull();
  setDraftOwner(2, 'key-of-noah');
  const other = await reopened();
  await new Promise((done) => setTimeout(done, 200));
  await expect.element(other.getByLabelText('Comment')).toHaveValue('');
  await other.unmount();
  setDraftOwner(1, 'key-of-maya');
  const again = await reopened();
  await expect.element(again.getByLabelText('Comment')).toHaveValue(keptText);
});

test.each(['in time', 'in the last moment'])(
  'another key opens nothing that was sealed %s, even under the same account',
  async (when) => {
    const isLate = when === 'in the last moment';
    if (isLate) await holdSealing();
    const screen = await written();
    if (isLate) dispatchEvent(new Event('pagehide'));
    await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
    vi.restoreAllMocks();
    await screen.unmount();
    setDraftOwner(1, 'another-key');
    const again = await reopened();
    await new Promise((done) => setTimeout(done, 200));
    await expect.element(again.getByLabelText('Comment')).toHaveValue('');
  },
);

test('a successful save forgets the draft', async () => {
  const screen = await written();
  await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
  await screen.getByRole('button', { name: 'Saved' }).click();
  await expect.poll(stored).toBeNull();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'clean' }).or(screen.getByText('clean')))
    .toBeVisible();
});

test('typing back to the saved version leaves no draft', async () => {
  const screen = await written();
  await expect.poll(stored, { timeout: 5000 }).not.toBeNull();
  await screen.getByLabelText('Comment').fill('');
  await expect.poll(stored).toBeNull();
});

test('a draft can be discarded for the saved version', async () => {
  const screen = await written();
  await screen.unmount();
  const again = await reopened();
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(again.getByLabelText('Comment')).toHaveValue('');
  await expect.poll(stored).toBeNull();
});

test('when the saved version has changed meanwhile, the notice says so and shows it on demand', async () => {
  const screen = await render(<Form initial="first" />);
  await screen.getByLabelText('Comment').fill('mine');
  await screen.unmount();
  const again = await reopened(<Form initial="second" />);
  await expect.element(again.getByLabelText('Comment')).toHaveValue('mine');
  await again.getByRole('button', { name: 'Show the saved version' }).click();
  await expect.element(again.getByLabelText('Comment')).toHaveValue('second');
});

test('a draft from before a form had all its fields, or more than one, still fills it', async () => {
  for (const before of [keptText, { text: keptText }]) {
    const keeper = draftKeeper(FORM);
    await keeper.change(JSON.stringify({ value: before, base: '""' }));
    await keeper.flush();
    const screen = await render(<Grown />);
    await expect.element(screen.getByText(`${keptText} 1`)).toBeVisible();
    await screen.unmount();
  }
});

test('an untouched form follows the saved version, a touched one keeps its text', async () => {
  const screen = await render(<Moving />);
  await screen.getByRole('button', { name: 'Refetch' }).click();
  await expect.element(screen.getByLabelText('Comment')).toHaveValue('second');
  await screen.unmount();
  const touched = await render(<Moving />);
  await touched.getByLabelText('Comment').fill('mine');
  await touched.getByRole('button', { name: 'Refetch' }).click();
  await expect.element(touched.getByLabelText('Comment')).toHaveValue('mine');
});

test('a draft is found for seven days, not longer', async () => {
  const screen = await written();
  await screen.unmount();
  await expect.poll(stored).not.toBeNull();
  const record = (await stored())!;
  await putDraft({ ...record, savedAt: now() - DRAFT_TIME + 60_000 });
  expect(await stored()).not.toBeNull();
  await putDraft({ ...record, savedAt: now() - DRAFT_TIME });
  expect(await stored()).toBeNull();
});

test('logout wipes the drafts of the account', async () => {
  const screen = await written();
  await screen.unmount();
  await expect.poll(stored).not.toBeNull();
  await wipeDrafts(1);
  expect(await stored()).toBeNull();
});
