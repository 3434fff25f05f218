import type { Origin } from '#kernel/audit';
import type { EndReason } from './model.ts';

/** The reasons in the order in which forms offer them. ADM-029 */
export const END_REASON_NAMES: Readonly<Record<EndReason, string>> = {
  withdrawn: 'Withdrawn',
  transferred: 'Transferred',
  completed: 'Completed',
  dismissed: 'Dismissed',
  'by mistake': 'Entered by mistake',
};

/** The names of the ways in which an enrollment came about. ADM-028, matrix-administration.md [45] */
export const ORIGIN_NAMES: Readonly<Record<Origin, string>> = {
  screen: 'On a screen',
  import: 'By import',
  'standing role': 'By a standing role',
  'command line': 'On the command line',
  'own grant': 'By own grant',
  'set-up': 'By the set-up',
  server: 'By the server',
};
