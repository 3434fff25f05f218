import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { HostileFile } from '#testing/hostile-files/hostile-file';
import { TELL_TALE } from '#testing/hostile-files/rasters';
import { pictureProblem, sharedOut, useHostileFiles } from '#testing/hostile-files/use-hostile-files';
import { useWorld } from '#testing/world';

const world = useWorld();
/** The accounts that send pictures: as many as are drawn at the same time, since each has one picture. */
const SENDERS = ['student', 'student2'] as const;
type Sender = (typeof SENDERS)[number];

const hostile = useHostileFiles();

const send = ({ type, bytes }: HostileFile, who: Sender) =>
  world.as(who).call('saveProfilePicture', {
    profilePicture: `data:${type};base64,${bytes.toString('base64')}`,
    pictureMimeType: type,
    studentId: world.ids.accounts[who],
  });

/** Finds what is wrong with a processed file; null if it was refused or is a plain square of pixels. */
async function complaint(file: HostileFile, who: Sender): Promise<string | null> {
  const { status, body } = await send(file, who);
  if (status === 422) return body.errorMessage === 'File rejected' ? null : `${file.name}: ${body.errorMessage}`;
  if (status !== 200) return `${file.name}: status ${status}`;
  const picture = await world.app.inject({ method: 'GET', url: body.nexusAvatarUrl });
  const problem = await pictureProblem(picture, (width, height) => width === 512 && height === 512);
  return problem && `${file.name}: ${problem}`;
}

test('hostile files are refused or harmless, and reach nothing [PEOPLE-018, D-155]', async () => {
  expect(hostile.files.length).toBeGreaterThanOrEqual(70);
  const complaints: string[] = [];
  const files = sharedOut(hostile.files, 'profile picture');
  for (let at = 0; at < files.length; at += SENDERS.length) {
    world.at(plus(world.now, HOUR / 15));
    const sent = files.slice(at, at + SENDERS.length);
    const found = await Promise.all(sent.map((file, sender) => complaint(file, SENDERS[sender] ?? 'student')));
    complaints.push(...found.filter((each) => each !== null));
  }
  expect(complaints).toEqual([]);
  expect(hostile.reached).toBe(0);
}, 300_000);

test('what a file brings along would be seen', async () => {
  const photo = hostile.files.find(({ name }) => name.startsWith('a photo'));
  expect(photo?.bytes.toString('latin1')).toContain(TELL_TALE);
  expect((await sharp(photo?.bytes).metadata()).exif).toBeDefined();
});

test('while bombs are looked at, others are answered, and the server holds no more memory', async () => {
  world.at(plus(world.now, HOUR));
  const bombs = hostile.files.filter(({ name }) =>
    /bomb|burns|tree of uses|12,000|60 MB|pattern of patterns|laughs/.test(name),
  );
  expect(bombs.length).toBeGreaterThanOrEqual(8);
  await world.anonymous.call('validateToken');
  const before = process.memoryUsage.rss();
  const sending = Promise.all(bombs.map((bomb) => send(bomb, 'student')));
  const done = new AbortController();
  void sending.then(() => done.abort());
  let answered = 0;
  let highest = before;
  while (!done.signal.aborted) {
    await world.app.inject({ method: 'GET', url: '/livez' });
    await world.as('student').call('me');
    answered += 1;
    highest = Math.max(highest, process.memoryUsage.rss());
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  const answers = await sending;
  expect(answers.every(({ status }) => status === 422 || status === 200 || status === 503)).toBe(true);
  // nobody waits for a malicious picture: if it were drawn in this process, only one or two requests would be answered
  // in between
  expect(answered).toBeGreaterThan(4 * bombs.length);
  expect((highest - before) / 1024 / 1024).toBeLessThan(150);
}, 120_000);
