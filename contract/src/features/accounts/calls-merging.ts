import { ACCOUNT_DEACTIVATED, GRANT_BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT } from '#features/grants/failures';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { digest, email, id } from '#kernel/schema';
import * as may from './abilities.ts';
import * as failures from './failures.ts';
import { MergePreview } from './model.ts';

/** The account that is kept, and the e-mail of the one that is emptied. */
const both = { accountId: id(), email: email() };
const refusals = [
  GRANT_BELONGS_ELSEWHERE,
  ACCOUNT_DEACTIVATED,
  LAST_INSTALLATION_GRANT,
  failures.OWN_ACCOUNT,
  failures.NOBODY_IN_REACH,
  failures.SAME_ACCOUNT,
  failures.BOTH_HAVE_WORK,
] as const;
const changes = ['accounts', 'enrollments', 'grants', 'audit entries'] as const;

export const previewMerge = call('POST /broker/previewMerge', {
  shows: ['accounts', 'enrollments', 'grants'],
  summary: 'Previews what merging another account into this one would move and end',
  input: both,
  output: MergePreview,
  scope: 'person',
  allow: may.mergePeople,
  fails: refusals,
});

export const mergePeople = call('POST /broker/mergePeople', {
  changes,
  summary:
    'Moves the enrollments of another account, with everything attached to them, to this one and deactivates that account',
  input: { ...both, digest: digest() },
  scope: 'person',
  allow: may.mergePeople,
  fails: [...refusals, PREVIEW_OUTDATED],
});

export const undoMerge = call('POST /broker/undoMerge', {
  changes,
  summary: 'Returns the moved enrollments and reactivates the emptied account; possible for 30 days',
  input: { accountId: id(), mergeId: id() },
  scope: 'person',
  allow: may.undoMerges,
  fails: [GRANT_BELONGS_ELSEWHERE, failures.MERGE_OVER, failures.MERGE_MOVED_ON],
});
