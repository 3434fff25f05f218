import type { SessionFile } from '@bcs/contract/features/curricula/model';
import type { StoredResource } from '@bcs/contract/features/resources/model';
import type { FolderItem } from '#kernel/course-folder/folder';
import type { ResourceFiles } from './source.ts';

/** The resources that a source gives a session, with their stored files. */
export const storedResources = (item: FolderItem<SessionFile> | undefined, files: ResourceFiles): StoredResource[] =>
  (item?.facts.resources ?? []).flatMap((resource): StoredResource[] => {
    const { title } = resource;
    if ('url' in resource) return [{ kind: 'link', title, url: resource.url }];
    const file = files[`sessions/${item?.key}/${resource.file}`];
    return file ? [{ kind: 'file', title, ...file }] : [];
  });
