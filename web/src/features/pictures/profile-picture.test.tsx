import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import { drawnFile } from '#testing/pictures.ts';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { axeFindings } from '#testing/axe.ts';

const app = wholeApp();
const { broker } = app;
const PAGE = '/manage-profile/7';
const SAVED = { nexusAvatarUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' };

const open = async (answers: Answers = {}) => {
  app.signIn(enrollment(), { saveProfilePicture: SAVED, removeProfilePicture: { success: true }, ...answers });
  const screen = await app.open(PAGE);
  await expect.element(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  return screen;
};

// an unsaved picture would ask whether the page may be left
afterEach(cleanup);

/** A picture of two colours: left red, right blue. */
let halves: File;
beforeEach(() => {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 200;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, 200, 200);
  pen.fillStyle = '#0000ff';
  pen.fillRect(200, 0, 200, 200);
  halves = drawnFile(canvas, 'halves.png');
});

type Screen = Awaited<ReturnType<typeof open>>;
const chooseIn = (screen: Screen, ...files: File[]) => {
  const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const dropOn = (screen: Screen, ...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const place = screen.container.querySelector('.border-dashed') as HTMLElement;
  place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
};
const pasteIn = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
};
const stageOf = (screen: Screen) => screen.getByRole('group', { name: 'Part of the picture that is shown' });
const saveOf = (screen: Screen) => screen.getByRole('button', { name: 'Save', exact: true });

/** Returns the color in the middle of the uploaded picture. */
async function colourSent(): Promise<number[]> {
  const [sent] = broker.sentTo('saveProfilePicture');
  const image = new Image();
  image.src = String((sent?.input as { profilePicture: string } | undefined)?.profilePicture);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.drawImage(image, 0, 0);
  return [...pen.getImageData(image.width / 2, image.height / 2, 1, 1).data].map((part) => Math.round(part / 255));
}

test.each(['chosen', 'dropped', 'pasted'])(
  'a picture that is %s is shown before it is saved [PEOPLE-004, PEOPLE-007, PEOPLE-008, PEOPLE-013]',
  async (how) => {
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    if (how === 'chosen') chooseIn(screen, halves);
    if (how === 'dropped') dropOn(screen, halves);
    if (how === 'pasted') pasteIn(halves);
    await expect.element(stageOf(screen)).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'How your picture will look' })).toBeVisible();
    expect(broker.sentTo('saveProfilePicture')).toEqual([]);
  },
);

test('Save sends the square, and goes to the profile [PEOPLE-009, PEOPLE-014, PEOPLE-016]', async () => {
  const screen = await open();
  chooseIn(screen, halves);
  await saveOf(screen).click();
  await expect.poll(() => screen.path()).toBe('/students/7');
  const [sent] = broker.sentTo('saveProfilePicture');
  expect(sent?.input).toEqual({
    profilePicture: expect.stringMatching(/^data:image\/jpeg;base64,/),
    pictureMimeType: 'image/jpeg',
    studentId: 5,
  });
});

test('after saving the picture in the header is a new one [PEOPLE-015]', async () => {
  let saved = false;
  const screen = await open({
    saveProfilePicture: () => {
      saved = true;
      return SAVED;
    },
    myInfo: () => {
      const info = myInfo(enrollment());
      return saved ? { ...info, userInfo: { ...info.userInfo, ...SAVED } } : info;
    },
  });
  chooseIn(screen, halves);
  await saveOf(screen).click();
  await expect.poll(() => document.querySelector('header img')?.getAttribute('src')).toBe(SAVED.nexusAvatarUrl);
});

test.each([
  ['keys', '{ArrowRight>12/}', [0, 0, 1, 1]],
  ['keys the other way', '{ArrowLeft>12/}', [1, 0, 0, 1]],
])('the square is moved by %s', async (_how, keys, colour) => {
  const screen = await open();
  chooseIn(screen, halves);
  await stageOf(screen).click({ position: { x: 5, y: 5 } });
  await userEvent.keyboard(keys);
  await saveOf(screen).click();
  await expect.poll(() => broker.sentTo('saveProfilePicture').length).toBe(1);
  expect(await colourSent()).toEqual(colour);
});

test('the preview follows the square that is chosen, large and small [PEOPLE-008]', async () => {
  const screen = await open();
  chooseIn(screen, halves);
  await stageOf(screen).click({ position: { x: 5, y: 5 } });
  const looks = () =>
    [stageOf(screen), screen.getByRole('img', { name: 'How your picture will look' })].flatMap((each) =>
      [...each.element().querySelectorAll('img')].map((image) => image.style.left),
    );
  const [before] = looks();
  await userEvent.keyboard('{ArrowRight>3/}');
  await expect.poll(() => looks()[0]).not.toBe(before);
  expect(looks()).toHaveLength(3);
  expect(new Set(looks()).size).toBe(1);
});

test('the square is moved by dragging', async () => {
  const screen = await open();
  chooseIn(screen, halves);
  await expect.element(stageOf(screen)).toBeVisible();
  const stage = stageOf(screen).element();
  const { left, top } = stage.getBoundingClientRect();
  const pointer = (type: string, x: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + 50, isPrimary: true }),
    );
  // there is no real pointer that could be captured
  stage.setPointerCapture = () => {};
  pointer('pointerdown', 50);
  pointer('pointermove', 200);
  pointer('pointerup', 200);
  await saveOf(screen).click();
  await expect.poll(() => broker.sentTo('saveProfilePicture').length).toBe(1);
  expect(await colourSent()).toEqual([1, 0, 0, 1]);
});

test.each([
  ['of another kind', () => [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })]],
  ['too large', () => [new File([new Uint8Array(204_801)], 'a.png', { type: 'image/png' })]],
  ['no picture inside', () => [new File(['<html>'], 'a.png', { type: 'image/png' })]],
  ['two at once', () => [halves, halves]],
])(
  'what is %s is rejected with all three lines [PEOPLE-018, PEOPLE-019, PEOPLE-020, PEOPLE-021, PEOPLE-022, PEOPLE-023]',
  async (_what, files) => {
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    dropOn(screen, ...files());
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('File rejected')).toBeVisible();
    await expect.element(alert.getByText('Accepted file types: jpeg, jpg, png, svg.')).toBeVisible();
    await expect.element(alert.getByText('File size must not exceed 200 KB.')).toBeVisible();
  },
);

test('a picture that the server rejects says the same', async () => {
  const screen = await open({ saveProfilePicture: refuse(422, PICTURE.REJECTED.code, PICTURE.REJECTED.message) });
  chooseIn(screen, halves);
  await saveOf(screen).click();
  await expect.element(screen.getByText('File rejected')).toBeVisible();
});

test.each([
  [503, PICTURE.NOT_SAVED.code],
  [500, 'UNEXPECTED'],
])('a save that fails with %i says so and keeps the picture [PEOPLE-017, PEOPLE-035]', async (status, code) => {
  const screen = await open({ saveProfilePicture: refuse(status, code) });
  chooseIn(screen, halves);
  await saveOf(screen).click();
  await expect.element(screen.getByText('Error Saving Image, Please Try Again')).toBeVisible();
  await expect.element(stageOf(screen)).toBeVisible();
  expect(screen.path()).toBe(PAGE);
});

test('a chosen picture that was not saved is asked about before the page is left', async () => {
  const screen = await open();
  chooseIn(screen, halves);
  await expect.element(stageOf(screen)).toBeVisible();
  await screen.getByRole('link', { name: 'Student Profile' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect.element(stageOf(screen)).toBeVisible();
});

test('a picture is removed after a question [D-051]', async () => {
  const info = myInfo(enrollment());
  const screen = await open({ myInfo: { ...info, userInfo: { ...info.userInfo, ...SAVED } } });
  await screen.getByRole('button', { name: 'Remove picture' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => broker.sentTo('removeProfilePicture').map(({ input }) => input)).toEqual([{ studentId: 5 }]);
});

test.each(['light', 'dark'] as const)('the screen keeps nobody out, in the %s theme', async (theme) => {
  const screen = await open();
  chooseIn(screen, halves);
  await expect.element(stageOf(screen)).toBeVisible();
  expect(await axeFindings(theme)).toEqual([]);
});
