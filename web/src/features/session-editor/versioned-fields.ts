import { categoryName, type SessionCategoryCode } from '@bcs/contract/features/sessions/categories';
import type { VersionedField } from '#lib/changed-meanwhile.tsx';
import type { Form } from './form.ts';

/** What two authors may have written differently. ADM-115 */
export const versionedFields = (rooms: readonly { id: number; name: string }[]): VersionedField<Form>[] => [
  { key: 'name', label: 'Name' },
  { key: 'category', label: 'Kind', show: (code) => categoryName(code as SessionCategoryCode) },
  { key: 'chapter', label: 'Chapter' },
  { key: 'day', label: 'Date' },
  { key: 'from', label: 'From' },
  { key: 'until', label: 'Until' },
  {
    key: 'roomId',
    label: 'Room',
    show: (id) => rooms.find((room) => String(room.id) === id)?.name ?? 'To be announced',
  },
  { key: 'shortDescription', label: 'Summary' },
  { key: 'longDescription', label: 'Description' },
];
