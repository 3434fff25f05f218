import type { Role } from './roles.ts';

/** The roles in which a class can be previewed. ADM-025 */
export const PREVIEWED_ROLES = ['student', 'instructor', 'ta', 'ssm', 'cd'] as const satisfies readonly Role[];
export type PreviewedRole = (typeof PREVIEWED_ROLES)[number];

/** The class of a preview, and the role in which it is shown. */
export interface Preview {
  readonly courseId: number;
  readonly role: PreviewedRole;
}

/** The account and enrollment of the sample person: the highest possible id, which no row ever has. */
export const SAMPLE_ID = 2_147_483_647;

/** The header that marks a call as part of a preview: '9/student'. */
export const PREVIEW_HEADER = 'preview';

/** The value of the header. */
export const previewText = ({ courseId, role }: Preview): string => `${courseId}/${role}`;

/** The preview that the header names; null where it is not valid. */
export function readPreview(text: string): Preview | null {
  const [course = '', named = '', more] = text.split('/');
  const role = PREVIEWED_ROLES.find((each) => each === named);
  const courseId = /^[1-9]\d{0,8}$/.test(course) ? Number(course) : null;
  return role && courseId !== null && more === undefined ? { courseId, role } : null;
}
