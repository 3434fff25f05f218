import { firstRefusal, refuseAgainstOrder, type Crossing, type Refusal } from './crossing.ts';
import type { SourceLocation } from './place.ts';

/** The parts of its own feature, and of features before it, that each part may use. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  model: ['model'],
  failures: ['failures'],
  rules: ['model', 'failures', 'rules'],
  abilities: ['model', 'failures', 'rules', 'abilities'],
  calls: ['model', 'failures', 'abilities', 'calls'],
};
/** The parts that run in the browser too, and so reach the zod of a model as a type only. */
const WITHOUT_LIBRARY = ['failures', 'rules', 'abilities'];
/** The files of the kernel that import zod. */
const WITH_ZOD = ['call', 'schema'];

const isFree = (place: SourceLocation) => place.test || place.config || place.layer === 'testing';

function refusePart({ from, to, typeOnly }: Crossing): Refusal {
  const allowed = PARTS[from.part] ?? [];
  if (to.layer === 'features') {
    if (!allowed.includes(to.part)) return `${from.part} may not import ${to.part}`;
    const needsType = WITHOUT_LIBRARY.includes(from.part) && to.part === 'model' && !typeOnly;
    return needsType ? `${from.part} may import a model as a type only` : null;
  }
  if (to.layer === 'contract') return 'a feature may not import the gathered contract';
  const zod = to.layer === 'kernel' && WITH_ZOD.includes(to.rest) && !typeOnly;
  return zod && WITHOUT_LIBRARY.includes(from.part) ? `${from.part} may not import zod by way of the kernel` : null;
}

/** Checks imports inside the contract. */
export function refuseInContract(crossing: Crossing): Refusal {
  const { from, to } = crossing;
  if (to.test) return 'a test is imported by nobody';
  if (to.layer === 'testing' && !isFree(from)) return 'testing is imported by tests only';
  if (from.layer === 'kernel' && !isFree(from) && !['kernel', 'features'].includes(to.layer))
    return 'the kernel knows only itself';
  if (from.layer === 'kernel' && !isFree(from) && to.feature !== null) return 'the kernel knows no feature';
  if (isFree(from)) return refuseAgainstOrder(crossing);
  return from.feature === null ? null : firstRefusal(crossing, refuseAgainstOrder, refusePart);
}

/** Libraries in the contract: zod, where shapes are declared. */
export function refuseContractLibrary(from: SourceLocation, library: string): Refusal {
  if (isFree(from)) return null;
  if (library !== 'zod') return `the contract imports no library but zod: ${library}`;
  if (from.feature === null) return null;
  return ['model', 'calls'].includes(from.part) ? null : `${from.part} imports no library`;
}
