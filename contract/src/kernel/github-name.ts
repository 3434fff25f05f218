import { withoutUnseen } from './unseen.ts';

/** The rules of GitHub for names: letters, digits and single hyphens between them. */
const GITHUB_NAME_LENGTH = 39;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/i;
const BEFORE_IT = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|@)/i;

/**
 * The name in what somebody typed, pasted or keeps in a cell: '@maya' and 'https://github.com/maya/' are maya; nothing is
 * null. Every door reads by this.
 */
export function readGithubName(typed: string): string | null {
  const name = withoutUnseen(typed).trim().replace(BEFORE_IT, '').replace(/\/+$/, '');
  return name === '' ? null : name;
}

/** Tells whether GitHub can have somebody of this name. */
export const isGithubName = (name: string): boolean => name.length <= GITHUB_NAME_LENGTH && NAME.test(name);
