import type { Instant } from '@bcs/contract/kernel/clock';
import { SAMPLE_ID, type Preview } from '@bcs/contract/kernel/preview';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';

/** The person and the place of a preview. */
export interface Sample extends Preview {
  readonly universityId: number;
  /** The hash of the administrator's token, which belongs to the sample person in the preview. */
  readonly tokenHash: Buffer;
  readonly now: Instant;
}

/** The key for drafts in a preview, which are not secret. */
const NO_KEY = Buffer.alloc(32).toString('base64');

/** The rows of the sample person by table; other columns are empty. ADM-025 */
export const sampleRows = ({ courseId, role, universityId, tokenHash, now }: Sample) => ({
  accounts: {
    id: SAMPLE_ID,
    email: 'sample@preview.invalid',
    first_name: 'Sample',
    last_name: ROLE_NAMES[role],
    active: true,
    can_manage_attendance: false,
    password_is_temporary: false,
    must_reset_password: false,
    draft_key: NO_KEY,
    created_at: now,
    name_order: 'sample',
    version: 1,
  },
  auth_tokens: {
    id: SAMPLE_ID,
    opened_by: 'password',
    token_hash: String.raw`\x${tokenHash.toString('hex')}`,
    account_id: SAMPLE_ID,
    purpose: 'web',
    issued_at: now,
    last_used_at: now,
  },
  enrollments: {
    university_id: universityId,
    id: SAMPLE_ID,
    course_id: courseId,
    account_id: SAMPLE_ID,
    role,
    active: true,
    activated_at: now,
    origin: 'screen',
    version: 1,
  },
});
