import { resolve } from 'node:path';
import { Argument, Command, CommanderError, Option } from 'commander';
import { DAY_ORDERS } from '@bcs/contract/kernel/spreadsheet-days';
import { FolderInUse } from '#database/folder-lock';
import { NOUNS, type NounName } from '#features/imports/nouns/nouns';
import { readEnvironment } from '#kernel/env';
import { migrate } from '#database/migrate';
import { plantContent } from '#database/seed/content';
import { backUp, backUpOfServer, restore } from './backup.ts';
import { recordBilling, type EntryOptions } from './billing.ts';
import { isServerCommand, sendCommand } from './command-socket.ts';
import { printExamination } from './doctor.ts';
import { exportFile } from './export.ts';
import { importFile, type ImportOptions } from './import.ts';
import { deletePlaylist, listPlaylists, savePlaylists } from './playlist.ts';
import { describeMistake } from './mistakes.ts';
import { plantScale, resetWorld } from './seed.ts';
import { addSurveys } from './program-surveys.ts';
import { addGrants } from './program-grants.ts';
import { addPeople } from './program-people.ts';
import { addPlans } from './program-plans.ts';
import { addSwitches } from './program-switches.ts';
import { drillRestore } from './restore-drill.ts';
import { withWorkplace, type CommandSurroundings, type WorkRunner, type Workplace } from './surroundings.ts';
import { rehearseUpgrade } from './upgrade.ts';

/** Migrates the database to the newest schema, including the initial content of every installation. */
async function migrateNow({ database, say }: Workplace): Promise<void> {
  const ran = await migrate(database);
  await database.transaction(plantContent);
  for (const name of ran) say(`Ran ${name}.`);
  say(ran.length === 0 ? 'The database is up to date.' : `The database is up to date after ${ran.length} steps.`);
}

/** Runs a command line and returns its exit code. Mistakes are printed as plain sentences. */
export async function runCli(args: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  try {
    await programOf(surroundings).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    const code = error instanceof FolderInUse ? await throughServer(args, surroundings) : null;
    if (code !== null) return code;
    const sentence = describeMistake(error);
    if (sentence === null) throw error;
    surroundings.say(sentence);
    return 1;
  }
}

/** Lets the server run a command if it has the database open; null if it cannot be reached. */
async function throughServer(args: readonly string[], { given, say }: CommandSurroundings): Promise<number | null> {
  if (!isServerCommand(args)) return null;
  try {
    const code = await sendCommand(readEnvironment(given).DATA_DIR, { args, folder: resolve('.') }, say);
    if (code === null)
      say('The server has ended in the middle, or met a defect that its log tells. Please look what was done.');
    return code ?? 1;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function programOf(surroundings: CommandSurroundings): Command {
  const { say } = surroundings;
  const line = (text: string) => say(text.trimEnd());
  const program = new Command('bcs')
    .description(
      'Operates an installation of Bootcamp Square. It works on the database of the environment, as the server does.',
    )
    .exitOverride()
    .configureOutput({ writeOut: line, writeErr: line });
  const here: WorkRunner = (work) => withWorkplace(surroundings, {}, work);
  const asItIs: WorkRunner = (work) => withWorkplace(surroundings, { migrated: false }, work);
  addFiles(program, here, asItIs);
  addPeople(program, here, asItIs);
  addGrants(program, here, asItIs);
  addPlaylists(program, here, asItIs);
  addBilling(program, here);
  addSwitches(program, here, asItIs);
  addSurveys(program, here, asItIs, surroundings);
  addPlans(program, surroundings, here);
  addUpkeep(program, here, asItIs, surroundings);
  return program;
}

const noun = () => new Argument('<noun>', 'what the file holds').choices(Object.keys(NOUNS));

function addFiles(program: Command, here: WorkRunner, asItIs: WorkRunner): void {
  program
    .command('import')
    .description(
      'brings people, courses, sessions, assignments or enrollments from a CSV or JSON file, or an Excel workbook; a dry run unless --apply is given',
    )
    .addArgument(noun())
    .argument('<file>', 'a file that ends in .csv, .json or .xlsx')
    .option('--apply', 'write, when no row is refused', false)
    .option('--take-file', 'take the file where something was changed or ended here since the last import', false)
    .option('--ends <count>', 'how many enrollments end, asked for where it is more than a tenth of a class', Number)
    .addOption(
      new Option('--days <order>', 'which number is the day in 3/4/2026, where the file does not tell').choices(
        DAY_ORDERS,
      ),
    )
    .action((name: NounName, file: string, options: ImportOptions) =>
      here((place) => importFile(place, name, file, options)),
    );
  program
    .command('export')
    .description('writes a file that import reads')
    .addArgument(noun())
    .argument('<file>', 'a file that ends in .csv or .json')
    .option('--university <name>', 'only of this university')
    .option('--course <code>', 'only of this course')
    .action((name: NounName, file: string, { university, course }: { university?: string; course?: string }) =>
      asItIs((place) => exportFile(place, name, file, { university: university ?? null, course: course ?? null })),
    );
}

function addPlaylists(program: Command, here: WorkRunner, asItIs: WorkRunner): void {
  const playlist = program
    .command('playlist')
    .description('keeps the playlists of the installation, which every university sees');
  playlist
    .command('list')
    .description('writes them as the JSON that save reads')
    .action(() => asItIs(listPlaylists));
  playlist
    .command('save <file>')
    .description('creates playlists from a JSON file, or replaces those of the same name')
    .action((file: string) => here((place) => savePlaylists(place, file)));
  playlist
    .command('delete <name>')
    .description('deletes one')
    .action((name: string) => here((place) => deletePlaylist(place, name)));
}

function addBilling(program: Command, here: WorkRunner): void {
  const billing = program.command('billing').description('records what students are charged and have paid');
  for (const kind of ['charge', 'payment'] as const)
    billing
      .command(`${kind} <email> <class> <amount> <description>`)
      .description(`records a ${kind}, in the class of a code; a correction has a minus before its amount`)
      .option('--date <day>', 'YYYY-MM-DD; today unless given')
      .option('--currency <code>', 'three letters', 'USD')
      .action((email: string, course: string, amount: string, description: string, options: EntryOptions) =>
        here((place) => recordBilling(place, kind, [email, course, amount, description], options)),
      );
}

function addUpkeep(program: Command, here: WorkRunner, asItIs: WorkRunner, surroundings: CommandSurroundings): void {
  program
    .command('migrate')
    .description('brings the database to the newest schema')
    .action(() => asItIs(migrateNow));
  program
    .command('backup')
    .description('writes database and uploads into one file')
    .argument('[file]', 'where to; never overwrites a file')
    .action((file?: string) =>
      asItIs((place) => backUp(place, file)).catch((error: unknown) => {
        if (!(error instanceof FolderInUse)) throw error;
        // without a server the original error is shown
        return backUpOfServer(surroundings, file).catch((vain: NodeJS.ErrnoException) => {
          throw ['ENOENT', 'ECONNREFUSED'].includes(vain.code ?? '') ? error : vain;
        });
      }),
    );
  program
    .command('restore')
    .description('restores a backup into an empty database of either kind')
    .argument('<file>')
    .option('--drill', 'only tries it, in a database that is gone afterwards, and writes down that it went well', false)
    .option('--into <url>', 'with --drill: an empty PostgreSQL database instead of an embedded one')
    .action((file: string, { drill, into }: { drill: boolean; into?: string }) =>
      asItIs((place) => (drill ? drillRestore(place, file, { ...(into && { into }) }) : restore(place, file))),
    );
  program
    .command('upgrade')
    .description('tries out the migrations of this version on a copy of the database, and says how long they take')
    .requiredOption('--rehearse', 'changes nothing; the upgrade itself is to start the new version')
    .option('--into <url>', 'an empty PostgreSQL database for the copy, instead of an embedded one')
    .action(({ into }: { into?: string }) => asItIs((place) => rehearseUpgrade(place, { ...(into && { into }) })));
  program
    .command('doctor')
    .description('examines the installation and tells what is wrong')
    .action(() => asItIs(printExamination));
  program
    .command('seed')
    .description('plants the demo world anew, or courses for benchmarks')
    .option('--reset', 'delete everything and plant the demo world; refuses a database with other data')
    .option('--scale <courses>', 'add so many courses of 24 students for benchmarks', Number)
    .action(({ reset = false, scale }: { reset?: boolean; scale?: number }) =>
      here((place) => (scale === undefined ? resetWorld(place, reset) : plantScale(place, scale))),
    );
}
