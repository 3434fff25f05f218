import type { Failure } from '#kernel/failure';
import { isGithubName } from '#kernel/github-name';
import { GITHUB_NAME_INVALID } from './failures.ts';

/** Tells why GitHub can have nobody of this name, or null. No name at all is fine. */
export const refuseGithubName = (name: string | null): Failure | null =>
  name === null || isGithubName(name) ? null : GITHUB_NAME_INVALID;
