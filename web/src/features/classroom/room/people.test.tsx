import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RoomPerson, RoomRequest } from '@bcs/contract/features/classroom/model';
import { ConfirmHost } from '#kit/confirm.tsx';
import { axeFindings } from '#testing/axe.ts';
import { People } from './people.tsx';
import { INITIAL_ROOM } from './room-state.ts';

const person = (id: number, name: string, more: Partial<RoomPerson> = {}): RoomPerson => ({
  id,
  name,
  isHost: false,
  seat: null,
  screenSeat: null,
  hand: null,
  sending: { microphone: false, camera: false, screen: false },
  ...more,
});
const HOST = person(9, 'Priya Raman', { isHost: true, seat: 0 });
const ADA = person(1, 'Ada Doe', { hand: 2 });
const BEN = person(2, 'Ben Doe', { hand: 1 });
const CLEO = person(3, 'Cleo Doe', { seat: 1, sending: { microphone: true, camera: false, screen: false } });

async function show(people: readonly RoomPerson[], me: number) {
  const say = vi.fn<(asked: RoomRequest) => void>();
  const screen = await render(
    <>
      <People state={{ ...INITIAL_ROOM, phase: 'inside', me, people }} say={say} />
      <ConfirmHost />
    </>,
  );
  return { ...screen, say };
}

test('staff see raised hands in their order, and bring on the stage, mute and remove', async () => {
  const screen = await show([HOST, ADA, BEN, CLEO], HOST.id);
  const names = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names.map((text) => text?.split(' ')[0])).toEqual(['Ben', 'Ada', 'Priya', 'Cleo']);
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme, screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'On stage: Ben Doe' }).click();
  await screen.getByRole('button', { name: 'Mute Cleo Doe' }).click();
  await screen.getByRole('button', { name: 'Off stage: Cleo Doe' }).click();
  await screen.getByRole('button', { name: 'Remove Ada Doe' }).click();
  expect(screen.say.mock.calls.map(([asked]) => asked)).toEqual([
    { type: 'stage', person: 2, on: true },
    { type: 'mute', person: 3 },
    { type: 'stage', person: 3, on: false },
  ]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => screen.say.mock.lastCall).toEqual([{ type: 'remove', person: 1 }]);
});

test('a stage that is full takes nobody else, and students direct nobody', async () => {
  const full = [HOST, ...[10, 11, 12, 13, 14].map((id, at) => person(id, `Person ${id}`, { seat: at + 1 }))];
  const screen = await show([...full, ADA], HOST.id);
  await expect.element(screen.getByRole('button', { name: 'On stage: Ada Doe' })).toBeDisabled();
  await screen.unmount();
  const other = await show([HOST, ADA], ADA.id);
  await expect.element(other.getByText('Ada Doe (you)')).toBeVisible();
  expect(other.getByRole('button').elements()).toEqual([]);
});
