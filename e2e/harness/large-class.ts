import { request } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { addressOf } from './address.ts';
import { freshSession } from './session.ts';

const SIZE = 200;
const FIRST_NAMES = [
  'Maximilian-Alexander',
  'María de los Ángeles',
  'عبد الرحمن',
  'Κωνσταντίνος',
  'Nguyễn Thị Phương',
  'Annegret',
  'José Ignacio',
  'خديجة',
  'Αικατερίνη',
  'Trần Đình',
];
const LAST_NAMES = [
  'von der Schulenburg-Wolfsburg',
  'Fernández de Córdoba y Figueroa',
  'الهاشمي البغدادي',
  'Παπαδημητρακοπούλου',
  'Hoàng Thảo',
  'Großkreutz-Hühnerbein',
  'Martínez-Echevarría Goicoechea',
];

/**
 * An import file of 200 students with long names in German, Spanish, Arabic, Greek and Vietnamese; numbers distinguish
 * equal names.
 */
export function largeClassFile(): string {
  const people = Array.from({ length: SIZE }, (_, at) => {
    const first = FIRST_NAMES[at % FIRST_NAMES.length];
    const last = LAST_NAMES[at % LAST_NAMES.length];
    return `student.with.a.long.address.number.${at + 1}@northfield.example,${first},${last} ${at + 1},student`;
  });
  return `email,firstName,lastName,role\n${people.join('\n')}\n`;
}

/** Imports the file into the full-time class of the demo world, as the registrar does in the browser. */
export async function enrollLargeClass(origin: string): Promise<void> {
  const { authToken } = await freshSession('registrar', origin);
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authToken, ...addressOf('large class') },
  });
  const call = async (name: string, data: object) => {
    const answer = await api.post(`/broker/${name}`, { data });
    const body = (await answer.json()) as { importId: number; digest: string; errorMessage?: string };
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${body.errorMessage}`);
    return body;
  };
  const { importId } = await call('uploadImport', {
    kind: 'enrollments',
    universityId: IDS.northfield,
    courseId: IDS.fullTimeCourse,
    fileName: 'large-class.csv',
    base64: Buffer.from(largeClassFile()).toString('base64'),
  });
  const { digest } = await call('importPreview', { importId, kind: 'all', page: 0, after: -1 });
  await call('applyImport', { importId, digest, invitations: 'none' });
  await api.dispose();
}
