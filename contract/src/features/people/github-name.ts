import type { Failure } from '#kernel/failure';
import { isGithubName } from '#kernel/github-name';
import { GITHUB_NAME_INVALID } from './failures.ts';

/** Tells why a name cannot exist on GitHub, or null. An empty name is allowed. */
export const refuseGithubName = (name: string | null): Failure | null =>
  name === null || isGithubName(name) ? null : GITHUB_NAME_INVALID;
