import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';

const app = wholeApp();
const { broker } = app;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SECRET = { key: 'JBSWY3DPEHPK3PXP', qrCode: PIXEL };
const PASSWORD = 'My#Own#Password1';

type Screen = Awaited<ReturnType<typeof app.open>>;
async function fill(screen: Screen, again = PASSWORD) {
  await screen.getByLabelText('Set-up code').fill('7K2M-Q9XD-04TF-BHW3');
  await screen.getByLabelText('First name').fill('Ada');
  await screen.getByLabelText('Last name').fill('King');
  await screen.getByLabelText('E-mail').fill('chief@example.edu');
  await screen.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await screen.getByLabelText('Confirm password').fill(again);
  await screen.getByRole('button', { name: 'Make me the first admin' }).click();
}

test('/setup makes the first admin, then sets up the second factor, then leads to the login [ADM-119]', async () => {
  broker.answers = {
    setupState: { open: true },
    setupFirstAdmin: { success: true, hasSecondFactor: false },
    mfaGenerateSecret: SECRET,
  };
  const screen = await app.open('/setup');
  await fill(screen);
  await expect.element(screen.getByText(SECRET.key)).toBeVisible();
  expect(broker.sentTo('setupFirstAdmin')[0]?.input).toEqual({
    code: '7K2M-Q9XD-04TF-BHW3',
    firstName: 'Ada',
    lastName: 'King',
    email: 'chief@example.edu',
    password: PASSWORD,
  });
  expect(broker.sentTo('mfaGenerateSecret').map(({ input }) => input)).toEqual([{ email: 'chief@example.edu' }]);
  await expect.element(screen.getByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/login');
});

test('whoever has an authenticator already gets no other [ADM-119, D-036]', async () => {
  broker.answers = { setupState: { open: true }, setupFirstAdmin: { success: true, hasSecondFactor: true } };
  const screen = await app.open('/setup');
  await fill(screen);
  await expect.element(screen.getByText(/authenticator app that belongs to your account/)).toBeVisible();
  expect(broker.sentTo('mfaGenerateSecret')).toEqual([]);
});

test('a password that will not do is said before anything is sent, and a refusal keeps what was typed [ADM-119]', async () => {
  broker.answers = { setupState: { open: true }, setupFirstAdmin: refuse(422, 'SETUP_CODE_WRONG', 'Not this code.') };
  const screen = await app.open('/setup');
  await fill(screen, 'another');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your new password and confirm password fields must match');
  expect(broker.sentTo('setupFirstAdmin')).toEqual([]);
  await fill(screen);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not this code.');
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('chief@example.edu');
});

test('once somebody administers the installation there is no such page [ADM-119]', async () => {
  broker.answers = { setupState: { open: false } };
  const screen = await app.open('/setup');
  await expect.element(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});
