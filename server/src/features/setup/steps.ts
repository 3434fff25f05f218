import { SETUP_STEPS, type SetupState, type SetupStep } from '@bcs/contract/features/setup/model';
import type { Settings } from '#kernel/settings';
import type { SetupFacts } from './queries-steps.ts';

/** The steps that only an administrator of the installation can do. */
const OF_THE_INSTALLATION: readonly SetupStep[] = ['first admin', 'mail', 'backup'];

/** Derives the state of each step from what exists, not from what was clicked. ADM-120 */
export function setupStates(
  facts: SetupFacts,
  { mail }: Pick<Settings, 'mail'>,
  ofInstallation: boolean,
): SetupState[] {
  const done: Readonly<Record<SetupStep, boolean>> = {
    'first admin': facts.admin,
    // being configured is not enough: a mail has to be accepted
    mail: mail === 'smtp' && facts.mail,
    university: facts.university,
    holidays: facts.holidays,
    class: facts.course,
    sessions: facts.session,
    staff: facts.staff,
    roster: facts.roster,
    publishing: facts.published,
    backup: facts.backup,
  };
  return SETUP_STEPS.filter((step) => ofInstallation || !OF_THE_INSTALLATION.includes(step)).map((step) => ({
    step,
    done: done[step],
    skipped: facts.skips[step] ?? null,
  }));
}
