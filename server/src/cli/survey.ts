import { readEmail } from '@bcs/contract/kernel/email';
import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { GIVEN_FORMS } from '@bcs/contract/features/surveys/names';
import { plural } from '@bcs/contract/kernel/plural';
import { advisoryLock } from '#database/advisory-lock';
import { assignSurvey, setReview, findCurrent, storeVersion } from '#features/surveys/queries';
import { readDefinitions, type ReadDefinitions } from '#features/surveys/read-definitions';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Reads a file of definitions; if it has mistakes, they end the command. */
async function definitionsIn(path: string): Promise<ReadDefinitions['forms']> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandFailed(`The file ${path} cannot be read.`);
  });
  const { forms, mistakes } = readDefinitions(text);
  if (mistakes.length > 0)
    throw new CommandFailed(
      [...mistakes.map(({ line, says }) => `${path}:${line}: ${says}`), 'Nothing was written.'].join('\n'),
    );
  return forms;
}

/** Prints the mistakes in definitions, without changing anything. D-136 */
export async function checkSurveys({ say }: Pick<Workplace, 'say'>, path: string): Promise<void> {
  say(`${plural((await definitionsIn(path)).length, 'form')}, no mistakes.`);
}

/** Makes the definitions in a file the current ones, either all or none of them. D-136 */
export async function importSurveys({ database, say }: Workplace, path: string): Promise<void> {
  const forms = await definitionsIn(path);
  await database.transaction(async (tx) => {
    await advisoryLock(tx, 'content');
    for (const form of forms) {
      const { version, isNew } = await storeVersion(tx, form);
      say(`${form.name}: ${isNew ? `now version ${version}` : `unchanged, version ${version}`}`);
    }
  });
}

/** Writes the current definitions as YAML that the import can read, of one form or all. */
export async function exportSurveys({ database, say }: Workplace, name: string | undefined): Promise<void> {
  const found = (await findCurrent(database)).filter(
    ({ definition }) => name === undefined || definition.name === name,
  );
  if (found.length === 0) throw new CommandFailed(`There is no form called ${name}.`);
  say(found.map(({ definition }) => stringify(definition, { lineWidth: 120 })).join('---\n'));
}

/** Assigns a career survey to the students of a class. Annex G1 */
export async function assignSurveys(
  { database, now, say }: Workplace,
  [formName, course, ...emails]: readonly [string, string, ...string[]],
): Promise<void> {
  if (!GIVEN_FORMS.includes(formName))
    throw new CommandFailed(`${formName} is not given to students. These are: ${GIVEN_FORMS.join(', ')}.`);
  const wanted = emails.map(readEmail);
  const given = await database.transaction(async (tx) => {
    const open = await assignSurvey(tx, { formName, course, emails: wanted }, now);
    const missing = wanted.filter((email) => !open.some((one) => readEmail(one) === email));
    if (missing.length > 0) throw new CommandFailed(`No students of the class ${course}: ${missing.join(', ')}.`);
    return open;
  });
  if (given.length === 0) throw new CommandFailed(`The class ${course} has no students.`);
  say(`${formName} is open for ${plural(given.length, 'student')} of ${course}.`);
}

/** Sets the site on which students can review a university, or removes it. NOTE-020, D-128 */
export async function setReviewSite(
  { database, say }: Workplace,
  university: string,
  { link, label }: Readonly<{ link?: string; label?: string }>,
): Promise<void> {
  if ((link === undefined) !== (label === undefined))
    throw new CommandFailed('A link needs a label, and a label a link.');
  if (link !== undefined && !/^https?:\/\/\S+$/i.test(link)) throw new CommandFailed(`${link} is not a web address.`);
  if ((await setReview(database, university, link ?? null, label ?? null)) === 0)
    throw new CommandFailed(`There is no university called ${university}.`);
  say(link === undefined ? `${university} asks for no reviews.` : `${university} asks for reviews at ${link}.`);
}
