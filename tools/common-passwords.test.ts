import { expect, test } from 'vitest';
import { commonPasswords, packedPasswords } from './common-passwords.ts';

test('the server ships the hundred thousand commonest passwords; `npm run generate` packs them anew [D-257]', () => {
  expect(packedPasswords()).toBe(commonPasswords());
  expect(new Set(commonPasswords().split('\n')).size).toBe(100_000);
});
