import type { ImportPreview } from '@bcs/contract/features/imports/model';
import type { SourceRead } from './read-stored.ts';

const MOST_CLASSES_SHOWN = 300;

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Shows the choices that a OneRoster source offers in its preview. ADM-062 */
export function sourceShown({ reading, source, here }: SourceRead): NonNullable<ImportPreview['reading']['source']> {
  const { system, version, mode } = reading;
  const classes = new Map(Object.entries(reading.classes));
  const roles = new Map(Object.entries(reading.roles));
  const known = new Set(here.map(({ id }) => id));
  const rowsOf = counted(source.enrollments.map(({ classId }) => classId));
  const courseOf = (id: string): number | null => {
    const courseId = classes.get(id) ?? null;
    return courseId !== null && known.has(courseId) ? courseId : null;
  };
  const imported = source.enrollments.filter(({ classId }) => courseOf(classId) !== null);
  const ids = new Set([...source.classes.keys(), ...rowsOf.keys()]);
  return {
    system,
    version,
    mode,
    roles: [...counted(imported.map(({ role }) => role))]
      .filter(([name]) => name !== '')
      .map(([name, rows]) => ({ name, role: roles.get(name) ?? null, rows })),
    classes: [...ids]
      .map((id) => ({
        id,
        title: source.classes.get(id)?.title ?? id,
        courseId: courseOf(id),
        rows: rowsOf.get(id) ?? 0,
      }))
      .toSorted(
        (one, other) => Number(one.courseId === null) - Number(other.courseId === null) || other.rows - one.rows,
      )
      .slice(0, MOST_CLASSES_SHOWN),
    here: here.map(({ id, code }) => ({ id, code })),
  };
}
