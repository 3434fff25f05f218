import { resolve } from 'node:path';
import { homeAddressesIn } from '@bcs/contract/features/curricula/home-addresses';
import { filesIn } from '#features/curricula/folder-on-disk';
import { readCourse } from '#features/curricula/read-course';
import { counted, mistakesIn, shown } from './folder-words.ts';
import { CommandFailed, type Surroundings } from './surroundings.ts';

/** Tells every mistake in a course folder, and needs no database. ADM-110 */
export async function checkPlan({ say, folder = '.' }: Pick<Surroundings, 'say' | 'folder'>, given: string) {
  const { folder: course, mistakes, passedOver } = readCourse(await filesIn(resolve(folder, given)));
  if (!course) throw new CommandFailed(mistakesIn(mistakes));
  const { sessions, assignments } = course;
  say(`${counted(sessions.length, 'session')} and ${counted(assignments.length, 'assignment')}, no mistakes.`);
  for (const [kind, items] of [
    ['sessions', sessions],
    ['assignments', assignments],
  ] as const)
    for (const { key, text } of items)
      for (const { is, address } of homeAddressesIn(text))
        say(shown(`${kind}/${key}.md: the ${is} ${address} leads nowhere for readers; begin its address with https.`));
  if (passedOver.length > 0) say(`Not read: ${shown(passedOver.join(', '))}.`);
}
