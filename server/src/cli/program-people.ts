import type { Command } from 'commander';
import { ROLES } from '@bcs/contract/kernel/roles';
import { disableDemo } from './demo.ts';
import { removeDemo } from './remove-demo.ts';
import { invite, type InvitedUser } from './invite.ts';
import { testMail } from './mail.ts';
import type { InWorkplace } from './surroundings.ts';
import {
  createUser,
  enrollUser,
  forgetDevice,
  resetUser,
  switchUser,
  type NewUser,
  type NamedEnrollment,
} from './user.ts';

/** The commands that let people in and look after their accounts. */
export function addPeople(program: Command, here: InWorkplace, asItIs: InWorkplace): void {
  const user = program.command('user').description('makes and mends accounts');
  user
    .command('create <email>')
    .description('makes an account with a temporary password, which is shown once')
    .requiredOption('--first <name>', 'first name')
    .requiredOption('--last <name>', 'last name')
    .option('--university <name>', 'enroll in a course of this university')
    .option('--course <code>', 'enroll in this course')
    .option('--role <role>', ROLES.join(', '))
    .action((email: string, options: NewUser) => here((place) => createUser(place, email, options)));
  user
    .command('enroll <email>')
    .description('enrolls somebody who has an account in a course')
    .requiredOption('--university <name>', 'the university of the course')
    .requiredOption('--course <code>', 'the code of the course')
    .requiredOption('--role <role>', ROLES.join(', '))
    .action((email: string, seat: Required<NamedEnrollment>) => here((place) => enrollUser(place, email, seat)));
  user
    .command('reset <email>')
    .description('gives a new temporary password and opens a locked account')
    .action((email: string) => here((place) => resetUser(place, email)));
  user
    .command('disable <email>')
    .description('switches an account off and ends what is signed in')
    .action((email: string) => here((place) => switchUser(place, email, false)));
  user
    .command('enable <email>')
    .description('switches an account on again')
    .action((email: string) => here((place) => switchUser(place, email, true)));
  user
    .command('forget-device <email>')
    .description('removes the second factor of a person who lost the device')
    .action((email: string) => here((place) => forgetDevice(place, email)));
  const demo = program.command('demo').description('looks after the demo world');
  demo
    .command('disable')
    .description('switches all demo accounts off, whose password is public, and ends what is signed in')
    .action(() => here(disableDemo));
  demo
    .command('remove')
    .description('tells what goes with the demo world and what is in the way; with its name removes it')
    .option('--name <name>', 'as it is told')
    .action(({ name }: { name?: string }) => here((place) => removeDemo(place, name)));
  program
    .command('invite [emails...]')
    .description(
      'sends those of a class who have no password yet an e-mail with a link that lasts seven days; all of them, or those named',
    )
    .requiredOption('--university <name>', 'the university of the course')
    .requiredOption('--course <code>', 'the code of the course')
    .option('--role <role>', 'only those with this role')
    .action((emails: string[], options: InvitedUser) => here((place) => invite(place, emails, options)));
  program
    .command('mail')
    .description('tries out how e-mails are sent')
    .command('test <address>')
    .description('sends one at once, and tells what the mail server says')
    .action((address: string) => asItIs((place) => testMail(place, address)));
}
