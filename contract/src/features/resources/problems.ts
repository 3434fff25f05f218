import { isWebUrl } from '#features/submissions/urls';
import type { Failure } from '#kernel/failure';
import { RESOURCE } from './failures.ts';
import type { GivenResource } from './model.ts';
import { isPlain } from './plain.ts';

export const titleProblem = (title: string): Failure | null => {
  if (title.trim() === '') return RESOURCE.NO_TITLE;
  return isPlain(title) ? null : RESOURCE.NOT_PLAIN;
};

/** A link is the complete address of a page to which a reader may be sent. ADM-090 */
export const linkProblem = (url: string): Failure | null =>
  /^https:/i.test(url.trim()) && isWebUrl(url.trim()) ? null : RESOURCE.NO_LINK;

/** Tells why a session cannot hold these resources; null where it can. */
export function refuseResources(resources: readonly GivenResource[]): Failure | null {
  for (const given of resources) {
    const problem = titleProblem(given.title) ?? (given.kind === 'link' ? linkProblem(given.url) : null);
    if (problem) return problem;
  }
  const files = resources.flatMap((given) => (given.kind === 'file' ? [given.fileKey] : []));
  return new Set(files).size === files.length ? null : RESOURCE.TWICE;
}
