import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPEATED_TASKS } from './start-jobs.ts';

const FILE = join(import.meta.dirname, '../../../docs/monitoring/alerts.yaml');
interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const { groups } = parse(readFileSync(FILE, 'utf8')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Tells whether an alert covers a task, by naming it or all except others. */
const isAbout = ({ expr }: Rule, round: string) =>
  expr.includes('bcs_round_last_success') &&
  (expr.includes(`task="${round}"`) || (expr.includes('task!="') && !expr.includes(`task!="${round}"`)));
/** The duration at the end of an alert in seconds, such as 6 * 3600. */
const secondsOf = ({ expr }: Rule) =>
  (/>([\d\s*]+)$/.exec(expr)?.[1] ?? '').split('*').reduce((product, factor) => product * Number(factor), 1);

test.each(REPEATED_TASKS)(
  'the round $name comes again twice before an alert takes it for one that stands still',
  (round) => {
    const [rule, ...others] = rules.filter((each) => isAbout(each, round.name));
    expect(others).toEqual([]);
    expect(rule && secondsOf(rule) * 1000).toBeGreaterThan(2 * round.everyMs);
  },
);
