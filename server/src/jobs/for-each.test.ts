import { expect, test } from 'vitest';
import { forEach } from './for-each.ts';

const failFor =
  (done: string[], ...bad: string[]) =>
  async (name: string) => {
    if (bad.includes(name)) throw new Error(name);
    done.push(name);
  };

test('what fails for one is thrown after all others had their turn', async () => {
  const done: string[] = [];
  await expect(forEach(['a', 'b', 'c'], failFor(done, 'a'))).rejects.toThrow('a');
  expect(done).toEqual(['b', 'c']);
});

test('several failures are thrown together', async () => {
  const failed = await forEach(['a', 'b', 'c'], failFor([], 'a', 'c')).catch((error: unknown) => error);
  expect((failed as AggregateError).errors.map(String)).toEqual(['Error: a', 'Error: c']);
});
