import { firstRefusal, refuseAgainstOrder, type Crossing, type Refusal } from './crossing.ts';
import type { SourceLocation } from './place.ts';

/** The layers that each layer of the server may use. A layer without a row may use everything that is not closed. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel', 'database'],
  database: ['kernel', 'database'],
  adapters: ['kernel', 'database', 'adapters'],
  features: ['kernel', 'database', 'adapters', 'features'],
  jobs: ['kernel', 'database', 'adapters', 'features', 'jobs'],
  http: ['kernel', 'registry', 'http', 'adapters', 'database'],
  registry: ['kernel', 'features'],
  media: ['kernel', 'media'],
};
/** The files that a feature shows to later features, by the first word of their names. */
const PUBLIC_PARTS = ['queries', 'notify'];
const HTTP_LIBRARY = /^(fastify|@fastify\/.*|mercurius)$/;

const isFree = (place: SourceLocation) =>
  place.test || place.config || place.layer === 'testing' || place.layer === 'guarantees';
const isSeed = (place: SourceLocation) => place.layer === 'database' && place.rest.startsWith('seed/');

function refuseClosed({ from, to }: Crossing): Refusal {
  if (to.test) return 'a test is imported by nobody';
  if (to.layer === 'testing' && !isFree(from)) return 'testing is imported by tests only';
  if (to.layer === 'guarantees' && !isFree(from)) return 'guarantees are imported by nobody';
  if (to.layer === 'main') return 'main is imported by nobody';
  // beside a server that has the embedded database, commands run in its process
  const runsCommands = from.layer === 'cli' || from.layer === 'start' || isFree(from);
  return to.layer === 'cli' && !runsCommands ? 'the CLI is imported by the start alone' : null;
}

function refuseLayer({ from, to, typeOnly }: Crossing): Refusal {
  const allowed = LAYERS[from.layer];
  if (allowed && !allowed.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
  const typesOnly =
    (from.layer === 'features' && to.layer === 'adapters') ||
    (from.layer === 'http' && ['adapters', 'database'].includes(to.layer));
  if (typesOnly && !typeOnly) return `${from.layer} may import ${to.layer} as types only`;
  const seeded = isSeed(to) && ['kernel', 'features', 'jobs', 'adapters'].includes(from.layer);
  return seeded ? `${from.layer} may not import the demo world` : null;
}

function refuseInsides({ from, to }: Crossing): Refusal {
  if (to.feature === null || from.feature === to.feature) return null;
  if (from.layer === 'registry') return to.part === 'handlers' ? null : 'the registry imports handlers only';
  if (to.part === 'handlers') return 'handlers are imported by the registry only';
  if (from.layer !== 'features' && from.layer !== 'jobs') return null;
  return PUBLIC_PARTS.includes(to.part)
    ? null
    : `a feature shows ${PUBLIC_PARTS.join(' and ')} to others, not ${to.part}`;
}

/** Checks imports inside the server. */
export const refuseInServer = (crossing: Crossing): Refusal =>
  isFree(crossing.from)
    ? refuseClosed(crossing)
    : firstRefusal(crossing, refuseClosed, refuseLayer, refuseAgainstOrder, refuseInsides);

/** Refuses imports from the server to the contract that break the table. */
export function refuseServerToContract({ from, to, ...rest }: Crossing): Refusal {
  const knowsNoFeature = ['kernel', 'adapters', 'database'].includes(from.layer) && !isSeed(from) && !isFree(from);
  if (knowsNoFeature && to.feature !== null) return `the server's ${from.layer} knows no feature`;
  return refuseAgainstOrder({ from, to, ...rest });
}

/** HTTP libraries may only be used in the folder http. */
export const refuseServerLibrary = (from: SourceLocation, library: string): Refusal =>
  ['features', 'database', 'jobs'].includes(from.layer) && !isFree(from) && HTTP_LIBRARY.test(library)
    ? `${from.layer} knows no HTTP: ${library}`
    : null;
