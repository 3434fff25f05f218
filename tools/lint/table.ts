import { refuseContractLibrary, refuseInContract } from './contract-table.ts';
import type { Crossing, Refusal } from './crossing.ts';
import type { SourceLocation } from './place.ts';
import { refuseInServer, refuseServerLibrary, refuseServerToContract } from './server-table.ts';
import { refuseInWeb, refuseWebLibrary, refuseWebToContract } from './web-table.ts';

const refuseE2e = ({ to }: Crossing): Refusal => {
  if (to.workspace === 'contract') return null;
  const world = to.workspace === 'server' && to.path.startsWith('server/src/database/seed/');
  return world ? null : `a journey knows the contract and the demo world, not the ${to.workspace}`;
};

const refuseE2eToTools = ({ to }: Crossing): Refusal =>
  to.path === 'tools/setup/browser.mjs' ? null : 'e2e may not import tools, but for the browser that the set-up finds';

/** The import table: from which workspace to which, and who decides there. What stands in no row is forbidden. */
const TABLE: Readonly<Record<string, (crossing: Crossing) => Refusal>> = {
  'contract > contract': refuseInContract,
  'server > server': refuseInServer,
  'server > contract': refuseServerToContract,
  'web > web': refuseInWeb,
  'web > contract': refuseWebToContract,
  'e2e > e2e': () => null,
  'e2e > contract': refuseE2e,
  'e2e > server': refuseE2e,
  'e2e > tools': refuseE2eToTools,
  'tools > tools': () => null,
  'tools > contract': () => null,
  'tools > server': () => null,
  'tools > web': () => null,
};

/** Tells whether one of our files may import another. */
export function refuseImport(crossing: Crossing): Refusal {
  const { from, to } = crossing;
  // a configuration is read by a tool, and runs in no product
  if (from.config && to.workspace === 'tools') return null;
  const rule = TABLE[`${from.workspace} > ${to.workspace}`];
  return rule ? rule(crossing) : `${from.workspace} may not import ${to.workspace}`;
}

/** Tells whether one of our files may import a library. */
export function refuseLibrary(from: SourceLocation, library: string): Refusal {
  if (from.workspace === 'contract') return refuseContractLibrary(from, library);
  if (from.workspace === 'server') return refuseServerLibrary(from, library);
  return from.workspace === 'web' ? refuseWebLibrary(from, library) : null;
}
