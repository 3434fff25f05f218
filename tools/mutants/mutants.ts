import { ADMINISTRATION } from './administration.ts';
import { CLASS_DAY } from './class-day.ts';
import { DELIVERY } from './delivery.ts';
import { GRADES } from './grades.ts';
import { MAILS } from './mails.ts';
import type { Mutant } from './mutant.ts';
import { RIGHTS } from './rights.ts';
import { SCREENS } from './screens.ts';
import { STATEMENT_FAULTS } from './statements.ts';

/** Small faults all over the product: every one of them is something that tests are there to find. */
export const MUTANTS: readonly Mutant[] = [
  ...CLASS_DAY,
  ...GRADES,
  ...MAILS,
  ...DELIVERY,
  ...ADMINISTRATION,
  ...RIGHTS,
  ...STATEMENT_FAULTS,
  ...SCREENS,
];
