import type { Settings } from './settings.ts';

/**
 * Tells whether everybody knows this password, so that it opens and protects nothing here. Compared as it is hashed.
 * D-208
 */
export const isPublished = (password: string, { publishedPassword }: Settings): boolean =>
  publishedPassword !== null && password.normalize('NFKC') === publishedPassword;
