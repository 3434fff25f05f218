import { firstOf, refuseUpTheStairs, type Crossing, type Refusal } from './crossing.ts';
import type { Place } from './place.ts';

/** Which shelves a shelf of the server may use. What has no row here may use everything that is not closed. */
const SHELVES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel', 'database'],
  database: ['kernel', 'database'],
  adapters: ['kernel', 'database', 'adapters'],
  features: ['kernel', 'database', 'adapters', 'features'],
  jobs: ['kernel', 'database', 'adapters', 'features', 'jobs'],
  doors: ['kernel', 'registry', 'doors', 'adapters', 'database'],
  registry: ['kernel', 'features'],
};
/** What a feature shows to higher stairs, by the first word of the file's name. */
const SHOWN = ['queries', 'notify'];
const HTTP_LIBRARY = /^(fastify|@fastify\/.*|mercurius)$/;

const isFree = (place: Place) => place.test || place.config || place.shelf === 'testing' || place.shelf === 'promises';
const isSeed = (place: Place) => place.shelf === 'database' && place.rest.startsWith('seed/');

function refuseClosed({ from, to }: Crossing): Refusal {
  if (to.test) return 'a test is imported by nobody';
  if (to.shelf === 'testing' && !isFree(from)) return 'testing is imported by tests only';
  if (to.shelf === 'promises' && !isFree(from)) return 'promises are imported by nobody';
  if (to.shelf === 'main') return 'main is imported by nobody';
  return to.shelf === 'cli' && from.shelf !== 'cli' && !isFree(from) ? 'the CLI is imported by nobody' : null;
}

function refuseShelf({ from, to, typeOnly }: Crossing): Refusal {
  const allowed = SHELVES[from.shelf];
  if (allowed && !allowed.includes(to.shelf)) return `${from.shelf} may not import ${to.shelf}`;
  const typesOnly =
    (from.shelf === 'features' && to.shelf === 'adapters') ||
    (from.shelf === 'doors' && ['adapters', 'database'].includes(to.shelf));
  if (typesOnly && !typeOnly) return `${from.shelf} may import ${to.shelf} as types only`;
  const seeded = isSeed(to) && ['kernel', 'features', 'jobs', 'adapters'].includes(from.shelf);
  return seeded ? `${from.shelf} may not import the demo world` : null;
}

function refuseInsides({ from, to }: Crossing): Refusal {
  if (to.feature === null || from.feature === to.feature) return null;
  if (from.shelf === 'registry') return to.part === 'handlers' ? null : 'the registry imports handlers only';
  if (to.part === 'handlers') return 'handlers are imported by the registry only';
  if (from.shelf !== 'features' && from.shelf !== 'jobs') return null;
  return SHOWN.includes(to.part) ? null : `a feature shows ${SHOWN.join(' and ')} to others, not ${to.part}`;
}

/** Within the server. */
export const refuseInServer = (crossing: Crossing): Refusal =>
  isFree(crossing.from)
    ? refuseClosed(crossing)
    : firstOf(crossing, refuseClosed, refuseShelf, refuseUpTheStairs, refuseInsides);

/** From the server to the contract. */
export function refuseServerToContract({ from, to, ...rest }: Crossing): Refusal {
  const knowsNoFeature = ['kernel', 'adapters', 'database'].includes(from.shelf) && !isSeed(from) && !isFree(from);
  if (knowsNoFeature && to.feature !== null) return `the server's ${from.shelf} knows no feature`;
  return refuseUpTheStairs({ from, to, ...rest });
}

/** HTTP ends at the doors. */
export const refuseServerLibrary = (from: Place, library: string): Refusal =>
  ['features', 'database', 'jobs'].includes(from.shelf) && !isFree(from) && HTTP_LIBRARY.test(library)
    ? `${from.shelf} knows no HTTP: ${library}`
    : null;
