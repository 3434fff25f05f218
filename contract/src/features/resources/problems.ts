import { isWebUrl } from '#features/submissions/urls';
import type { Failure } from '#kernel/failure';
import { RESOURCE } from './failures.ts';
import type { GivenResource } from './model.ts';

const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
const ENDING = /\.[a-z\d]{1,5}$/i;

/** Tells whether nothing in a text turns or breaks the line in which it is shown. */
export const isPlain = (text: string): boolean => !UNSEEN.test(text);

/**
 * The name of an uploaded file as it is shown and saved: without folders and what cannot be seen, with the ending of what it
 * is kept as.
 */
export function plainName(given: string, extension: string, longest: number): string {
  const own = given.replaceAll(ALL_UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const stem = own.replace(ENDING, '').trim() || 'file';
  return `${[...stem].slice(0, longest - extension.length - 1).join('')}.${extension}`;
}

/** The default title of a file. */
export const titleOf = (name: string): string => name.replace(ENDING, '').replaceAll('_', ' ');

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
