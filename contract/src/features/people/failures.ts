import { failure } from '#kernel/failure';

/** Specified by D-154. */
export const GITHUB_NAME_INVALID = failure(422, {
  GITHUB_NAME_INVALID:
    'This cannot be a GitHub user name. Use letters, digits and single hyphens, as on your GitHub profile.',
});
