import { resolve } from 'node:path';
import { homeNotesOf } from '@bcs/contract/features/curricula/home-addresses';
import { plural } from '@bcs/contract/kernel/plural';
import { filesIn } from '#features/curricula/folder-on-disk';
import { readCourse } from '#features/curricula/read-course';
import { mistakesIn, shown } from './folder-words.ts';
import { CommandFailed, type CommandSurroundings } from './surroundings.ts';

/** Tells every mistake in a course folder, and needs no database. ADM-110 */
export async function checkPlan({ say, folder = '.' }: Pick<CommandSurroundings, 'say' | 'folder'>, given: string) {
  const { folder: course, mistakes, passedOver } = readCourse(await filesIn(resolve(folder, given)));
  if (!course) throw new CommandFailed(mistakesIn(mistakes));
  const { sessions, assignments } = course;
  say(`${plural(sessions.length, 'session')} and ${plural(assignments.length, 'assignment')}, no mistakes.`);
  for (const { file, says } of homeNotesOf(course)) say(shown(`${file}: ${says}`));
  if (passedOver.length > 0) say(`Not read: ${shown(passedOver.join(', '))}.`);
}
