import { withoutInvisible } from './unseen.ts';

/** The greatest length of a GitHub name, which consists of letters, digits and single hyphens. */
const GITHUB_NAME_LENGTH = 39;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/i;
const BEFORE_IT = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|@)/i;

/**
 * Reads a GitHub name from any input: '@maya' and 'https://github.com/maya/' become maya, and an empty text becomes
 * null. All inputs use this function.
 */
export function readGithubName(typed: string): string | null {
  const name = withoutInvisible(typed).trim().replace(BEFORE_IT, '').replace(/\/+$/, '');
  return name === '' ? null : name;
}

/** Tells whether a name could exist on GitHub. */
export const isGithubName = (name: string): boolean => name.length <= GITHUB_NAME_LENGTH && NAME.test(name);
