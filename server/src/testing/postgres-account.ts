import { spawnSync, type SpawnOptions } from 'node:child_process';

export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** The arguments of `spawn`. */
export type Command = readonly [program: string, given: readonly string[], options: SpawnOptions];

const idOf = (flag: string, name: string) =>
  Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim() || 0);

/**
 * Finds the account that PostgreSQL runs under. PostgreSQL refuses to run as root, so root uses an account without
 * rights; null stands for the current account.
 */
export function postgresAccount(): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  const name = ['postgres', 'nobody'].find((each) => idOf('-u', each) > 0);
  if (name === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/**
 * Makes the command that runs a program under an account. Programs may lie below a folder that only root can enter,
 * such as /root: where Linux offers it (`setpriv`), the account can pass through folders anyway, and the program ends
 * when the process that started it is killed.
 */
export function underAccount(account: SystemAccount | null, [program, given, options]: Command): Command {
  if (account === null) return [program, given, options];
  const { uid, gid } = account;
  if (spawnSync('setpriv', ['--version']).status !== 0) return [program, given, { ...options, uid, gid }];
  const identity = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups', '--pdeathsig', 'INT'];
  const reach = ['--securebits', '+no_setuid_fixup', '--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return ['setpriv', [...identity, ...reach, program, ...given], options];
}
