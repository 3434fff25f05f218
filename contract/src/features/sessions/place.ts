import type { Classroom } from './model.ts';

/** Says where a session takes place. SESS-016, SESS-017, D-077 */
export function placeText(classroom: Classroom | null): string {
  if (!classroom) return 'Location to be announced';
  if (classroom.online) return 'Online classroom';
  const { campus, roomNumber, name } = classroom;
  const parts = [campus.buildingName, roomNumber && `Room ${roomNumber}`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : name;
}
