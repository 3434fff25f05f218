import type { Failure } from '#kernel/failure';
import { GITHUB_NAME_INVALID } from './failures.ts';

/** As GitHub gives names: letters, digits and single hyphens between them. */
export const GITHUB_NAME_LENGTH = 39;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/i;
const BEFORE_IT = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|@)/i;

/** The name in what somebody typed or pasted: '@maya' and 'https://github.com/maya/' are maya; nothing is null. */
export function readGithubName(typed: string): string | null {
  const name = typed.trim().replace(BEFORE_IT, '').replace(/\/+$/, '');
  return name === '' ? null : name;
}

/** Why GitHub can have nobody of this name, or null. No name at all is fine. */
export const refuseGithubName = (name: string | null): Failure | null =>
  name === null || (name.length <= GITHUB_NAME_LENGTH && NAME.test(name)) ? null : GITHUB_NAME_INVALID;
