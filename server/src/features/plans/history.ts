import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { UniversityAdministrator } from '@bcs/contract/kernel/ability';
import type { Action } from '@bcs/contract/kernel/audit';
import type { AuditRecord } from '#kernel/audit';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { toFolder } from './content.ts';

interface Told {
  readonly planId: number;
  readonly name: string;
}

/** Builds the history entry of a plan. */
export const toHistoryEntry = (
  action: Extract<Action, `plan.${string}`>,
  { universityId }: Pick<UniversityAdministrator, 'universityId'>,
  { planId, name }: Told,
  fields: Pick<AuditRecord, 'before' | 'after'>,
): AuditRecord => ({ action, object: { kind: 'plan', id: planId, name }, universityId, ...fields });

/** Which files of a plan became others: their words stand in its versions. */
export function changedFiles(before: PlanContent, after: PlanContent): Readonly<Record<string, string>> {
  const [old, young] = [filesOf(before), filesOf(after)];
  const isSame = (file: string) => old.get(file)?.equals(young.get(file) ?? NO_BYTES) === true;
  const lists = {
    added: [...young.keys()].filter((file) => !old.has(file)),
    removed: [...old.keys()].filter((file) => !young.has(file)),
    changed: [...young.keys()].filter((file) => old.has(file) && !isSame(file)),
  };
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, files]) => files.length > 0)
      .map(([what, files]) => [what, files.join(', ')]),
  );
}

const NO_BYTES = Buffer.alloc(0);
const filesOf = (content: PlanContent): Map<string, Buffer> =>
  new Map([...writeFolder(toFolder(content), COURSE_FOLDER)].map(([file, bytes]) => [file, Buffer.from(bytes)]));
