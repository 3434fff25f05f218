import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { pictureProblem, sharedOut, useHostileFiles } from '#testing/hostile-files/use-hostile-files';
import type { HostileFile } from '#testing/hostile-files/hostile-file';
import { givenResource, pdfOf, resourcesOf } from '#testing/resources';
import { useWorld } from '#testing/world';

const world = useWorld();
const { upload, save, seenBy, get } = resourcesOf(world);
const hostile = useHostileFiles();
const WIDEST = 3840;
const TALLEST = 16_000;

/** Finds what is wrong with a processed file; null if it was refused or is a plain picture. */
async function complaint({ name, bytes }: HostileFile): Promise<string | null> {
  // the login expires, so the test signs in again
  world.at(plus(world.now, HOUR / 10));
  const { status, body } = await upload(bytes, name);
  if (status === 422 || status === 413) return null;
  if (status !== 200) return `${name}: status ${status}`;
  await save([givenResource(body)]);
  const [shown] = await seenBy('student');
  const problem = await pictureProblem(
    await get(String(shown?.url)),
    (wide, high) => wide <= WIDEST && high <= TALLEST,
  );
  return problem && `${name}: ${problem}`;
}

test('hostile files sent as resources are refused or harmless, and reach nothing [ADM-090, D-155]', async () => {
  expect(hostile.files.length).toBeGreaterThanOrEqual(70);
  const complaints: string[] = [];
  for (const file of sharedOut(hostile.files, 'resource'))
    complaints.push(...[await complaint(file)].filter((each) => each !== null));
  expect(complaints).toEqual([]);
  expect(hostile.reached).toBe(0);
}, 300_000);

test('whoever sets up a class brings more files in an hour than anybody brings pictures [ADM-090]', async () => {
  const statuses: number[] = [];
  for (let file = 0; file < 30; file += 1) statuses.push((await upload(pdfOf())).status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
