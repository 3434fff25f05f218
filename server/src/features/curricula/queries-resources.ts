import type { ResourceFile } from '@bcs/contract/features/curricula/model';
import type { StoredResource } from '@bcs/contract/features/resources/model';

/** A resource as the front matter names it. */
export interface ResourceInFolder {
  readonly inFolder: ResourceFile;
  readonly stored: StoredResource;
}

const ENDING = /(\.[a-z\d]{1,5})?$/i;
/** The characters that some system does not allow in a path. */
const NO_PATH = /[\\/:]/g;

/** Resources of a session as a folder holds them; of files with the same name the later get a number. ADM-104 */
export function resourcesInFolder(resources: readonly StoredResource[]): ResourceInFolder[] {
  const taken = new Set<string>();
  return resources.map((stored): ResourceInFolder => {
    const { title } = stored;
    if (stored.kind === 'link') return { stored, inFolder: { title, url: stored.url } };
    const name = stored.name.replaceAll(NO_PATH, '-').replace(/^\.+/, '') || 'file';
    let file = name;
    for (let number = 2; taken.has(file.toLowerCase()); number += 1) file = name.replace(ENDING, `-${number}$1`);
    taken.add(file.toLowerCase());
    return { stored, inFolder: { title, file } };
  });
}
