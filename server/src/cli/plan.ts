import { resolve } from 'node:path';
import { filesIn } from '#features/curricula/folder-on-disk';
import { readCourse } from '#features/curricula/read-course';
import type { Mistake } from '#kernel/course-folder/folder';
import { CommandFailed, type Surroundings } from './surroundings.ts';

/** What a file says is shown on a terminal, which would obey its control characters. ADM-129 */
const shown = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const lineOf = ({ file, line, key, says }: Mistake): string =>
  shown([`${file}${line === null ? '' : `:${line}`}`, ...(key === null ? [] : [key]), says].join(': '));

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Tells every mistake in a course folder, and needs no database. ADM-110 */
export async function checkPlan({ say, folder = '.' }: Pick<Surroundings, 'say' | 'folder'>, given: string) {
  const { folder: course, mistakes } = readCourse(await filesIn(resolve(folder, given)));
  if (!course) throw new CommandFailed([...mistakes.map(lineOf), counted(mistakes.length, 'mistake')].join('\n'));
  const { sessions, assignments } = course;
  say(`${counted(sessions.length, 'session')} and ${counted(assignments.length, 'assignment')}, no mistakes.`);
}
