import type { AuditRecord } from '#kernel/audit';

interface Told {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly universityId: number | null;
  /** The name of the university; null for the installation. */
  readonly university: string | null;
}

const entryOf = ({ id, accountId, name, universityId }: Told) => ({
  object: { kind: 'grant', id, name } as const,
  universityId,
  personId: accountId,
});
const over = ({ university }: Told) => ({ over: university ?? 'The whole installation' });

export const grantGivenEntry = (grant: Told): AuditRecord => ({
  ...entryOf(grant),
  action: 'grant.give',
  before: null,
  after: over(grant),
});

export const grantEndedEntry = (grant: Told, reason: string | null = null): AuditRecord => ({
  ...entryOf(grant),
  action: 'grant.end',
  before: over(grant),
  after: null,
  reason,
});
