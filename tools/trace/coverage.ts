import { areaOf, type SpecifiedRequirement } from './register.ts';

export interface RequirementArea {
  readonly area: string;
  readonly total: number;
  readonly missing: readonly SpecifiedRequirement[];
}

/** Lists the requirements of each area that no test cites, in the order of the register. */
export function coverage(register: readonly SpecifiedRequirement[], cited: ReadonlySet<string>): RequirementArea[] {
  const areas = Map.groupBy(register, ({ id }) => areaOf(id));
  return [...areas].map(([area, requirements]) => ({
    area,
    total: requirements.length,
    missing: requirements.filter(({ id }) => !cited.has(id)),
  }));
}

/** Ids that tests cite and no register holds: a slip of the pen. */
export function unknownIds(register: readonly SpecifiedRequirement[], cited: ReadonlySet<string>): string[] {
  const known = new Set(register.map(({ id }) => id));
  return [...cited].filter((id) => !known.has(id)).toSorted();
}

/** One line per area: how many requirements it has, how many a test cites. */
export function coverageTable(areas: readonly RequirementArea[]): string[] {
  const line = (area: string, total: number, cited: number) =>
    `${area.padEnd(8)}${String(total).padStart(6)}${String(cited).padStart(7)}${`${Math.floor((100 * cited) / total)} %`.padStart(8)}`;
  const sum = (of: (area: RequirementArea) => number) => areas.reduce((all, each) => all + of(each), 0);
  return [
    `${'area'.padEnd(8)}${'total'.padStart(6)}${'cited'.padStart(7)}${'share'.padStart(8)}`,
    ...areas.map(({ area, total, missing }) => line(area, total, total - missing.length)),
    line(
      'all',
      sum(({ total }) => total),
      sum(({ total, missing }) => total - missing.length),
    ),
  ];
}
