import { afterEach, describe, expect, test, vi } from 'vitest';
import { DRAFT_PAUSE_MS } from '#lib/draft-keeper.ts';
import { wipeDrafts } from '#lib/draft-store.ts';
import { openVault } from '#lib/draft-vault.ts';
import { queryClient } from '#lib/query-client.ts';
import { callQuery } from '#lib/queries.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse, Refusal } from '#testing/broker.ts';
import { IS_LONG_RUN } from '#testing/effort.ts';
import { enrollment } from '#testing/people.ts';
import { FORMS, type OpenedScreen, type WrittenForm } from '#testing/written-forms.ts';

const app = wholeApp();
const { broker } = app;
const MAYA = 5;
const SIGNED_IN = {
  success: true,
  authToken: 'token-2',
  active: true,
  userId: MAYA,
  firstLogin: false,
  errorCode: null,
  resetToken: null,
  error: null,
};

afterEach(() => vi.restoreAllMocks());

/** Opens the form as Maya, or as her instructor in the same account. */
async function visit({ role, path, answers }: WrittenForm): Promise<OpenedScreen> {
  queryClient.clear();
  app.signIn(enrollment(role), answers);
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}
const answersAfterLogin = ({ role, answers }: WrittenForm) => ({
  ...app.mayasAnswers(enrollment(role)),
  ...answers,
  login: SIGNED_IN,
});
const failing = (form: WrittenForm, answer: () => Refusal | Promise<never>) => {
  for (const call of form.saves) (broker.answers as Record<string, unknown>)[call] = answer;
};

/** Tells whether the typed text is already in the browser's store. */
async function isKept(form: WrittenForm, text: string): Promise<boolean> {
  const vault = await openVault();
  const found = await Promise.all(
    form
      .drafts(text)
      .map(async ([name, content]) => ((await vault?.find(name)) ?? '').includes(JSON.stringify(content).slice(1, -1))),
  );
  return found.every(Boolean);
}
const later = globalThis.setTimeout;
/** Closes the page: it receives the event, and its writing pause never ends. */
async function close(form: WrittenForm, text: string, farewell: () => Event, at: EventTarget) {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    delay === DRAFT_PAUSE_MS ? 0 : later(run, delay)) as never);
  await expect
    .poll(
      () => {
        at.dispatchEvent(farewell());
        return isKept(form, text);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  vi.restoreAllMocks();
}

async function logInAgain(screen: OpenedScreen, form: WrittenForm) {
  const dialog = screen.getByRole('dialog', { name: 'Log in again' });
  await expect.element(dialog).toBeVisible();
  broker.answers = answersAfterLogin(form);
  await dialog.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

interface Interruption {
  readonly name: string;
  /** Interrupts while the form contains text. Returns true if the page still exists afterwards. */
  readonly happens: (screen: OpenedScreen, form: WrittenForm, text: string) => Promise<boolean>;
}
const goes = async (done: Promise<unknown>) => {
  await done;
  return false;
};
const stays = async (done: Promise<unknown>) => {
  await done;
  return true;
};
const EXPIRED = () => refuse(401, 'UNAUTHENTICATED');

const INTERRUPTIONS: readonly Interruption[] = [
  {
    name: 'the tab is closed',
    happens: (_screen, form, text) => goes(close(form, text, () => new PageTransitionEvent('pagehide'), globalThis)),
  },
  {
    name: 'the tab is put away, and the phone kills it',
    happens: (_screen, form, text) => goes(close(form, text, () => new Event('visibilitychange'), document)),
  },
  {
    name: 'the browser crashes after a moment',
    happens: (_screen, form, text) => goes(expect.poll(() => isKept(form, text), { timeout: 10_000 }).toBe(true)),
  },
  {
    name: 'another page is opened in between',
    happens: (screen) => goes(screen.router.navigate({ to: '/support', ignoreBlocker: true })),
  },
  {
    name: 'the session is over when it is saved, and the person signs in again over the page',
    happens: (screen, form) => {
      failing(form, EXPIRED);
      return stays(form.save(screen).then(() => logInAgain(screen, form)));
    },
  },
  {
    name: 'the session is over when it is saved, and the person leaves to the login page',
    happens: (screen, form) => {
      failing(form, EXPIRED);
      return goes(
        form
          .save(screen)
          .then(() =>
            screen.getByRole('dialog', { name: 'Log in again' }).getByRole('button', { name: 'Close' }).click(),
          )
          .then(() => expect.poll(screen.path).toContain('/login')),
      );
    },
  },
  {
    name: 'something else finds that the session is over',
    happens: (screen, form) => {
      broker.answers.me = EXPIRED();
      const asked = queryClient.fetchQuery({ ...callQuery('me'), retry: false }).catch(() => undefined);
      return stays(asked.then(() => logInAgain(screen, form)));
    },
  },
  {
    name: 'the network is gone when it is saved',
    happens: (screen, form) => {
      failing(form, () => Promise.reject(new TypeError('Failed to fetch')));
      return goes(form.save(screen));
    },
  },
  {
    name: 'the server fails when it is saved',
    happens: (screen, form) => {
      failing(form, () => new Refusal(500));
      return goes(form.save(screen));
    },
  },
  {
    name: 'the server is killed while it saves, and the tab is closed',
    happens: (screen, form, text) => {
      failing(form, () => new Promise<never>(() => {}));
      const closed = () => close(form, text, () => new PageTransitionEvent('pagehide'), globalThis);
      return goes(form.save(screen).then(closed));
    },
  },
];

/**
 * By default each form is tested with every third interruption, and each interruption with every third form; a long run
 * tests all combinations.
 */
const meets = (form: number, interruption: number) => IS_LONG_RUN || (form + interruption) % 3 === 0;

describe.each(FORMS.map((form, index) => [form.name, form, index] as const))(
  'in the form of a %s every character is back',
  (_name, form, index) => {
    const met = INTERRUPTIONS.map((interruption, place) => [interruption.name, interruption, place] as const).filter(
      ([, , place]) => meets(index, place),
    );
    test.each(met)('after: %s', async (_what, { happens }, place) => {
      const text = `${place}: “It works”, except\n\n- for *this* → ${'x'.repeat(place * 7)} \\ "quoted" 🙂`;
      const screen = await visit(form);
      await form.write(screen, text);
      const whole = form.read(screen);
      expect(whole).toContain(text);
      const stayed = await happens(screen, form, text);
      expect(stayed ? form.read(screen) : whole).toBe(whole);
      await screen.unmount();
      const again = await visit(form);
      await expect.poll(() => form.read(again)).toBe(whole);
    });
  },
);

test('writing is interrupted at sixty points, thirty of them in surveys, and without a draft nothing comes back', async () => {
  const surveys = FORMS.filter(({ saves }) => saves.includes('submitForm'));
  expect([FORMS, surveys].map(({ length }) => length * INTERRUPTIONS.length)).toEqual([60, 30]);
  const [, form] = FORMS;
  const screen = await visit(form as WrittenForm);
  await form?.write(screen, 'kept nowhere');
  await screen.unmount();
  await expect.poll(() => isKept(form as WrittenForm, 'kept nowhere')).toBe(true);
  await wipeDrafts(MAYA);
  const again = await visit(form as WrittenForm);
  await expect.element(again.getByLabelText('Add a comment')).toHaveValue('');
});
