import { RESOURCE } from '@bcs/contract/features/resources/failures';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { storeFile, type FileServices } from '#features/resources/queries-keep';
import { findKnownFiles } from '#features/resources/queries';
import type { Files, Mistake } from '#kernel/course-folder/folder';
import { RefusalError } from '#kernel/refusal-error';
import { fileHash } from '#kernel/uploads';
import type { ResourceFiles } from './source.ts';

/**
 * Recognises files that the class already has by their bytes; new ones are identified by their bytes until they are
 * stored.
 */
export async function knownResources(db: Db, place: ClassKey, beside: Files): Promise<ResourceFiles> {
  const hashes = new Map([...beside].map(([path, bytes]) => [path, fileHash(bytes)]));
  if (hashes.size === 0) return {};
  const byHash = new Map(
    (await findKnownFiles(db, place, [...hashes.values()])).flatMap(({ hashes: of, ...file }) =>
      of.map((each) => [each, file] as const),
    ),
  );
  return Object.fromEntries(
    [...hashes].map(([path, hash]) => {
      const size = beside.get(path)?.length ?? 0;
      const unknown = { fileKey: hash, mimeType: 'application/pdf', size, name: nameOf(path) } as const;
      return [path, byHash.get(hash) ?? unknown];
    }),
  );
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

type Kept = Readonly<{ resources: ResourceFiles; mistakes: readonly Mistake[] }>;

/**
 * Stores the files that the class does not have yet, or reports those that cannot be stored. Unused ones are swept
 * later.
 * @param accountId null on the command line
 */
export async function keepResources(
  services: FileServices,
  place: ClassKey,
  beside: Files,
  { accountId, now }: Readonly<{ accountId: number | null; now: Instant }>,
): Promise<Kept> {
  const known = await knownResources(services.database, place, beside);
  const resources: Record<string, ResourceFiles[string]> = {};
  const mistakes: Mistake[] = [];
  for (const [path, bytes] of beside) {
    const found = known[path];
    try {
      resources[path] =
        found && found.fileKey !== fileHash(bytes)
          ? found
          : await storeFile(services, { accountId, fileName: nameOf(path), bytes }, now);
    } catch (error) {
      if (!(error instanceof RefusalError) || error.failure.code === RESOURCE.NOT_SAVED.code) throw error;
      mistakes.push({ file: path, line: null, key: null, says: `was not accepted: ${error.failure.message}` });
    }
  }
  return { resources, mistakes };
}
