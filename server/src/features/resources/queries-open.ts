import type { Resource, StoredResource } from '@bcs/contract/features/resources/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { addressToSee, isFileAddress } from '#kernel/file-address';
import type { Services } from '#kernel/services';
import { findHeldFile } from './queries.ts';

/** Resources for somebody who may see their session: whoever gets the answer may open the files for an hour or two. ADM-090 */
export const opened = (
  resources: readonly StoredResource[],
  { sealer }: Pick<Services, 'sealer'>,
  now: Instant,
): Resource[] =>
  resources.map((resource) => {
    const { title } = resource;
    if (resource.kind === 'link') return { title, url: resource.url, file: null };
    const { mimeType, size, name } = resource;
    return { title, url: addressToSee(sealer, resource.fileKey, now), file: { mimeType, size, name } };
  });

/** Answers the questions of the route for files. */
export const resourceFilesOf = ({ database, files, sealer, clock }: Services) => ({
  allows: (key: string, query: object): boolean => isFileAddress(sealer, 'get', key, query, clock()),
  find: async (key: string) => {
    const held = await findHeldFile(database, key);
    return held ? { ...held, read: () => files.get(key) } : null;
  },
});
