import { keepPreviousData } from '@tanstack/react-query';
import { fullName } from '@bcs/contract/kernel/full-name';
import { useRead } from '#lib/queries.ts';
import type { MenuEntry } from './entries.ts';

/** The lists of administration that somebody may open. */
export type AdministeredLists = { readonly people: boolean; readonly classes: boolean };

const MAX_ENTRIES = 6;
const ORDER = { descending: false, page: 0 } as const;
const PEOPLE = {
  role: null,
  universityId: null,
  cohortId: null,
  courseId: null,
  state: null,
  sort: 'name',
  ...ORDER,
} as const;
const CLASSES = { universityId: null, state: null, sort: 'running', ...ORDER, descending: true } as const;

/** The people and classes that a text finds in administration, by the calls of its lists. SUCC-070 */
export function useAdministeredLists(text: string, { people, classes }: AdministeredLists): MenuEntry[] {
  const options = { placeholderData: keepPreviousData };
  const foundPeople = useRead(
    'adminPeople',
    { ...PEOPLE, search: text },
    { ...options, enabled: people && text !== '' },
  );
  const foundClasses = useRead(
    'adminClasses',
    { ...CLASSES, search: text },
    { ...options, enabled: classes && text !== '' },
  );
  if (text === '') return [];
  return [
    ...(foundPeople.data?.rows ?? []).slice(0, MAX_ENTRIES).map(({ id, email, ...person }) => ({
      kind: 'person' as const,
      key: String(id),
      title: fullName(person),
      detail: email,
      enrollmentId: null,
      path: `/admin/people/${id}`,
    })),
    ...(foundClasses.data?.rows ?? []).slice(0, MAX_ENTRIES).map(({ courseId, name, code }) => ({
      kind: 'administered' as const,
      key: String(courseId),
      title: name,
      detail: code,
      enrollmentId: null,
      path: `/admin/classes/${courseId}`,
    })),
  ];
}
