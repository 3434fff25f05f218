import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import type { Wanted } from './choices.ts';
import type { TakeOverSource } from './take-over-source.ts';

/** Under which what was chosen is kept until it is saved. ADM-116 */
export const draftOf = (courseId: number, source: TakeOverSource): string =>
  source.kind === 'plan'
    ? `classes/${courseId}/plan/${source.planId}/${source.number}`
    : `classes/${courseId}/folder/${source.folderId}`;

/** The preview of a plan or of a folder: both show the same. */
export const previewOf = (courseId: number, source: TakeOverSource, wanted: Wanted) =>
  source.kind === 'plan'
    ? callQuery('previewTakeOver', { courseId, planId: source.planId, number: source.number, wanted })
    : callQuery('previewFolder', { courseId, folderId: source.folderId, wanted });

/** Writes what a preview showed. */
export function useTakeOver(source: TakeOverSource, onDone: (changed: number) => void) {
  const done = { onDone: ({ changed }: { changed: number }) => onDone(changed) };
  const plan = useSend('takeOver', done);
  const folder = useSend('applyFolder', done);
  const { pending, failure } = source.kind === 'plan' ? plan : folder;
  const send = (courseId: number, wanted: Wanted, digest: string) =>
    source.kind === 'plan'
      ? plan.send({ courseId, planId: source.planId, number: source.number, wanted, digest })
      : folder.send({ courseId, folderId: source.folderId, wanted, digest });
  return { send, pending, failure };
}
