import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import { filesOf } from '#adapters/files/files-of';
import { isDemoName, previewDemo, deleteDemo } from '#features/setup/demo-world/take-away';
import { findDemo } from '#features/setup/demo-world/queries-demo-world';
import { onCommandLine } from '#kernel/audit';
import { settingsOf } from '#kernel/settings-of';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Tells what goes with the demo world, and removes it where its name is given. ADM-125 */
export async function removeDemo({ database, environment, now, say }: Workplace, name?: string): Promise<void> {
  if ((await findDemo(database)) === undefined) {
    say('There is no demo world here.');
    return;
  }
  const { universities, goes, inTheWay } = await previewDemo(database);
  say(`The demo world: ${universities.join(', ')}; ${goes.classes} classes, ${goes.people} people,`);
  say(`${goes.sessions} sessions, ${goes.assignments} assignments, ${goes.submissions} submissions.`);
  for (const sentence of inTheWay) say(`In the way: ${sentence}`);
  if (name === undefined) {
    if (inTheWay.length === 0) say(`To remove it: npm run bcs -- demo remove --name "${DEMO_NAME}"`);
    return;
  }
  if (!isDemoName(name)) throw new CommandFailed(`Its name is "${DEMO_NAME}". Nothing was removed.`);
  if (inTheWay.length > 0) throw new CommandFailed('Nothing was removed.');
  const keys = await database.transaction((tx) => deleteDemo(tx, name, onCommandLine({ now })));
  const files = filesOf(settingsOf(environment), environment.DATA_DIR);
  await Promise.all(keys.map((key) => files.remove(key)));
  say('The demo world was removed.');
}
