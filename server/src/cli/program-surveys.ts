import type { Command } from 'commander';
import type { CommandSurroundings, WorkRunner } from './surroundings.ts';
import { checkSurveys, exportSurveys, assignSurveys, importSurveys, setReviewSite } from './survey.ts';

/** Adds the commands for survey forms and their assignment. D-128, D-136, Annex G1 */
export function addSurveys(
  program: Command,
  here: WorkRunner,
  asItIs: WorkRunner,
  { say }: Pick<CommandSurroundings, 'say'>,
): void {
  const survey = program.command('survey').description('keeps the forms of the surveys');
  survey
    .command('export [form]')
    .description('writes the current forms as the YAML that import reads')
    .action((form?: string) => asItIs((place) => exportSurveys(place, form)));
  survey
    .command('check <file>')
    .description('tells what is wrong with forms in YAML or JSON, line by line')
    .action((file: string) => checkSurveys({ say }, file));
  survey
    .command('import <file>')
    .description('makes the forms in a file the current ones; a changed form becomes a new version')
    .action((file: string) => here((place) => importSurveys(place, file)));
  survey
    .command('give <form> <class> [emails...]')
    .description('opens a career survey for the students of a class, or for some of them')
    .action((form: string, course: string, emails: string[]) =>
      here((place) => assignSurveys(place, [form, course, ...emails])),
    );
  survey
    .command('review <university>')
    .description('names the site on which students may review a university; without --link none')
    .option('--link <address>', 'where the reviews are')
    .option('--label <text>', 'what the link says')
    .action((university: string, options: { link?: string; label?: string }) =>
      here((place) => setReviewSite(place, university, options)),
    );
}
