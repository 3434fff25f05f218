import { expect, test } from 'vitest';
import { SCREENSHOT_SIDE } from '@bcs/contract/features/support/screenshot';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { HostileFile } from '#testing/hostile-files/hostile-file';
import { pictureProblem, sharedOut, useHostileFiles } from '#testing/hostile-files/use-hostile-files';
import { useWorld } from '#testing/world';

const world = useWorld();

const hostile = useHostileFiles();

/** Finds what is wrong with a processed file; null if it was refused or is a plain picture. */
async function complaint({ name, type, bytes }: HostileFile): Promise<string | null> {
  world.at(plus(world.now, HOUR / 10));
  const about = { fileName: name, mimeType: type, size: Math.max(1, bytes.length) };
  const { status, body } = await world.as('student').call('createScreenshotUpload', about);
  if (status === 422) return null;
  if (status !== 200) return `${name}: no place but ${status}`;
  const answer = await world.app.inject({
    method: 'PUT',
    url: body.uploadUrl,
    payload: bytes,
    headers: { 'content-type': type },
  });
  if (answer.statusCode === 422 || answer.statusCode === 413) return null;
  if (answer.statusCode !== 200) return `${name}: status ${answer.statusCode}`;
  const picture = await world.app.inject({ method: 'GET', url: body.fileUrl });
  const problem = await pictureProblem(picture, (width, height) => Math.max(width, height) <= SCREENSHOT_SIDE);
  return problem && `${name}: ${problem}`;
}

test('hostile files sent as screenshots are refused or harmless, and reach nothing [SUPP-018, SUPP-024, D-165]', async () => {
  expect(hostile.files.length).toBeGreaterThanOrEqual(70);
  const complaints: string[] = [];
  for (const file of sharedOut(hostile.files, 'screenshot'))
    complaints.push(...[await complaint(file)].filter((each) => each !== null));
  expect(complaints).toEqual([]);
  expect(hostile.reached).toBe(0);
}, 300_000);
