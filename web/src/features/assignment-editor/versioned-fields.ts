import { COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import type { VersionedField } from '#lib/changed-meanwhile.tsx';
import type { Form, Release } from './form.ts';

const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No');

const RELEASE_NAMES: Readonly<Record<Release, string>> = { draft: 'Draft', now: 'At once', later: 'At a moment' };

/** What two authors may have written differently. ADM-115 */
export const VERSIONED_FIELDS: readonly VersionedField<Form>[] = [
  { key: 'kind', label: 'Kind', show: (kind) => COURSEWORK_CATEGORY_NAMES[kind as Form['kind']] },
  { key: 'title', label: 'Title' },
  { key: 'required', label: 'Required', show: yesOrNo },
  { key: 'requiredForGraduation', label: 'Needed for graduation', show: yesOrNo },
  { key: 'release', label: 'Release', show: (release) => RELEASE_NAMES[release as Release] },
  { key: 'releaseAt', label: 'Release date' },
  { key: 'assignmentDate', label: 'Assignment date' },
  { key: 'dueBy', label: 'Due', show: (by) => (by === 'session' ? 'With a session' : 'On a date') },
  { key: 'dueDate', label: 'Due date' },
  { key: 'minHours', label: 'Hours, at least' },
  { key: 'maxHours', label: 'Hours, at most' },
  { key: 'header', label: 'Header' },
  { key: 'content', label: 'Instructions' },
];
