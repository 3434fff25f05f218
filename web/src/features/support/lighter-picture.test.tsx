import { expect, test } from 'vitest';
import { SCREENSHOT_SIDE } from '@bcs/contract/features/support/screenshot';
import { noisyPictureFile, pictureFile } from '#testing/pictures.ts';
import { lighterPicture } from './lighter-picture.ts';

test('a large picture becomes a lighter one of the same name, as wide as the server keeps it', async () => {
  const large = noisyPictureFile(3200, 400);
  expect(large.size).toBeGreaterThan(400_000);
  const light = await lighterPicture(large);
  expect([light.name, light.type]).toEqual(['noise.png', 'image/webp']);
  expect(light.size).toBeLessThan(large.size);
  const { width, height } = await createImageBitmap(light);
  expect([width, height]).toEqual([SCREENSHOT_SIDE, 320]);
});

test('a light picture, one that moves and one that nobody can read are sent as they are', async () => {
  const unreadable = (type: string) => new File(['x'.repeat(500_000)], 'a', { type });
  for (const file of [pictureFile(), unreadable('image/gif'), unreadable('image/png')])
    expect(await lighterPicture(file)).toBe(file);
});
