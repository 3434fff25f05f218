import { afterEach, expect, test, vi } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const program = { universityId: 94, universityName: 'Northfield University', programName: 'Full Stack Flex' };
const answer = {
  universityPrograms: [program],
  paymentToken: 'a.b.c',
  portalUrl: 'https://pay.example/start',
  cookieDomain: null,
};
const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
afterEach(() => opened.mockClear());

const open = async (billing: NonNullable<Answers['billing']>) => {
  app.signIn(enrollment(), { myInfo: myInfo(enrollment(), { portal: true }), billing });
  const screen = await app.open('/unauthorized');
  await screen.getByRole('banner').getByRole('button', { name: 'Billing' }).click();
  return screen.getByRole('dialog', { name: 'Billing' });
};

test('one program opens at once, in a new tab with its ref; a link stands by [CHAT-001, CHAT-006, CHAT-012, D-169, D-170]', async () => {
  const dialog = await open(answer);
  const link = dialog.getByRole('link', { name: 'Full Stack Flex, Northfield University' });
  await expect.element(link).toHaveAttribute('href', 'https://pay.example/start?ref=94');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(opened.mock.calls).toEqual([['https://pay.example/start?ref=94', '_blank', 'noopener,noreferrer']]);
  expect(broker.sentTo('billing').map(({ input }) => input)).toEqual([{ enrollmentId: 7 }]);
});

test('of several one is chosen [D-169]', async () => {
  const other = { ...program, universityId: 2, programName: 'Data Viz' };
  const dialog = await open({ ...answer, universityPrograms: [program, other] });
  await expect.element(dialog.getByRole('link', { name: 'Data Viz, Northfield University' })).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

test('a refusal is said in the dialog [CHAT-013]', async () => {
  const dialog = await open(refuse(403, 'BILLING_HIDDEN', "You don't have permission!"));
  await expect.element(dialog.getByText("You don't have permission!")).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});
