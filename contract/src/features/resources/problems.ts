import { isWebUrl } from '#features/submissions/urls';
import type { Failure } from '#kernel/failure';
import { RESOURCE } from './failures.ts';
import type { GivenResource } from './model.ts';

const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
const ENDING = /\.[a-z\d]{1,5}$/i;

/** Tells whether a text contains no line breaks or characters that change its direction. */
export const isPlainText = (text: string): boolean => !UNSEEN.test(text);

/**
 * The name of an uploaded file for display: without folders and invisible characters, and with the ending of the stored
 * type.
 */
export function plainName(given: string, extension: string, longest: number): string {
  const own = given.replaceAll(ALL_UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const stem = own.replace(ENDING, '').trim() || 'file';
  return `${[...stem].slice(0, longest - extension.length - 1).join('')}.${extension}`;
}

/** The default title of a file. */
export const titleFromFileName = (name: string): string => name.replace(ENDING, '').replaceAll('_', ' ');

export const titleProblem = (title: string): Failure | null => {
  if (title.trim() === '') return RESOURCE.NO_TITLE;
  return isPlainText(title) ? null : RESOURCE.NOT_PLAIN;
};

/** Tells what is wrong with a link, which has to be a complete and safe web address. ADM-090 */
export const linkProblem = (url: string): Failure | null =>
  /^https:/i.test(url.trim()) && isWebUrl(url.trim()) ? null : RESOURCE.NO_LINK;

/** Tells why a session cannot have these resources, or null. */
export function refuseResources(resources: readonly GivenResource[]): Failure | null {
  for (const given of resources) {
    const problem = titleProblem(given.title) ?? (given.kind === 'link' ? linkProblem(given.url) : null);
    if (problem) return problem;
  }
  const files = resources.flatMap((given) => (given.kind === 'file' ? [given.fileKey] : []));
  return new Set(files).size === files.length ? null : RESOURCE.TWICE;
}
