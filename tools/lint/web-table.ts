import { firstRefusal, refuseAgainstOrder, type Crossing, type Refusal } from './crossing.ts';
import type { SourceLocation } from './place.ts';

/** The layers that each layer of the web app may use. Layers without a row (routes, shell, main) may use them all. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kit: ['kit'],
  lib: ['lib', 'kit'],
  features: ['features', 'lib', 'kit'],
};
/** The files of the kernel that run in the browser; none of them imports zod. */
const KERNEL_AT_RUN_TIME = [
  'ability',
  'audit',
  'clock',
  'instant',
  'csv',
  'email',
  'roles',
  'failure',
  'folder-bounds',
  'full-name',
  'github-name',
  // a name alone, apart from the failures that every first view brings along
  'unchanged',
  'lengths',
  'list',
  'missing',
  'plural',
  'preview',
  'program-types',
  'words',
];
/** Nouns are counted in the kit as everywhere; that is language, and says nothing of schools. */
const KERNEL_IN_THE_KIT = 'plural';
const PARTS_AT_RUN_TIME = ['rules', 'abilities', 'failures'];

/** Tests and what builds the application (web/build, outside src) may use everything. */
const isFree = (place: SourceLocation) => place.test || place.config || place.layer === 'testing' || place.layer === '';
const isScreen = (place: SourceLocation) => place.rest.endsWith('-screen');

function refuseLayer({ from, to }: Crossing): Refusal {
  if (to.test) return 'a test is imported by nobody';
  if (to.layer === 'testing' && !isFree(from)) return 'testing is imported by tests only';
  if (to.layer === 'main') return 'main is imported by nobody';
  if (isFree(from)) return null;
  const allowed = LAYERS[from.layer];
  return allowed && !allowed.includes(to.layer) ? `${from.layer} may not import ${to.layer}` : null;
}

const refuseScreen = ({ from, to }: Crossing): Refusal =>
  from.feature !== null && from.feature !== to.feature && isScreen(to) && !isFree(from)
    ? 'a feature may use the components of another one, not its screens'
    : null;

/** Checks imports inside the web app. */
export const refuseInWeb = (crossing: Crossing): Refusal =>
  firstRefusal(crossing, refuseLayer, refuseAgainstOrder, refuseScreen);

function runsInBrowser(to: SourceLocation): boolean {
  if (to.layer === 'kernel') return KERNEL_AT_RUN_TIME.includes(to.rest);
  if (to.feature !== null) return PARTS_AT_RUN_TIME.includes(to.part);
  return to.path === 'contract/src/features.ts';
}

/** Refuses imports from the web app to the contract that break the table. */
export function refuseWebToContract(crossing: Crossing): Refusal {
  const { from, to, typeOnly } = crossing;
  if (isFree(from)) return null;
  if (from.layer === 'kit' && to.rest !== KERNEL_IN_THE_KIT) return 'the kit knows no contract';
  if (from.layer === 'lib' && to.feature !== null && !typeOnly) return 'lib knows features by their types only';
  if (!typeOnly && !runsInBrowser(to))
    return `${to.part || to.rest || to.layer} comes into the browser as a type only (it brings zod)`;
  return refuseAgainstOrder(crossing);
}

/** The browser has no Node modules. */
export const refuseWebLibrary = (from: SourceLocation, library: string): Refusal =>
  library.startsWith('node:') && !isFree(from) ? `the browser has no ${library}` : null;
