/** Tests repeated take-overs against a simple model of the rule. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { needsChoice, decideOutcomes, type ClassItem, type ItemOutcome, type ComparedFacts } from './outcome.ts';
import { indexChoices, itemKeyText, type SideChoices, type SideIndex, type ItemFields } from './three-way.ts';

const RUNS = { numRuns: IS_LONG_RUN ? 10_000 : 150 };

type Values = Readonly<Record<string, number>>;
const FIELDS = ['name', 'when', 'text'];
const KEYS = ['a', 'b', 'c', 'd', 'e'];
const NO_CHOICES: SideChoices = { items: [], fields: [] };
const fieldsOf = (values: Values): ItemFields => ({
  written: values,
  meant: values,
});

const values = fc.record(Object.fromEntries(FIELDS.map((field) => [field, fc.integer({ min: 0, max: 2 })])));
const item = fc.constantFrom(...KEYS).map((key) => ({ kind: 'session' as const, key }));
const some = fc.dictionary(fc.constantFrom(...KEYS), values);
const sets = fc.uniqueArray(fc.constantFrom(...KEYS));
const worlds = fc.record({
  there: some,
  here: some,
  brought: some,
  left: sets,
  begun: sets,
  withWork: sets,
});
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;
const choices: fc.Arbitrary<SideChoices> = fc.record({
  items: fc.array(fc.record({ item, takes: fc.boolean() }).map(({ item: of, takes }) => ({ ...of, takes }))),
  fields: fc.array(
    fc
      .record({
        item,
        field: fc.constantFrom(...FIELDS),
        takes: fc.constantFrom('there' as const, 'here' as const),
      })
      .map(({ item: of, ...rest }) => ({ ...of, ...rest })),
  ),
});

const SETTLED = ['when'];
const session = (key: string) => ({ kind: 'session' as const, key });
function sidesOf({ there, here, brought, left, begun, withWork }: World): ComparedFacts {
  return {
    there: Object.entries(there).map(([key, of]) => ({
      ...session(key),
      fields: fieldsOf(of),
      problem: null,
    })),
    here: Object.entries(here).map(([key, of]): ClassItem => ({
      ...session(key),
      fields: fieldsOf(of),
      isEmpty: false,
      hasWork: withWork.includes(key),
      settled: begun.includes(key) ? SETTLED : [],
      hasBegun: begun.includes(key),
    })),
    brought: new Map(Object.entries(brought).map(([key, of]) => [itemKeyText(session(key)), fieldsOf(of)])),
    leftHere: new Set(left.filter((key) => !(key in here)).map((key) => itemKeyText(session(key)))),
  };
}

/** The class after a take-over, and what the source has brought so far. */
function taken(world: World, outcomes: readonly ItemOutcome[]): World {
  const [here, brought, left] = [{ ...world.here }, { ...world.brought }, new Set(world.left)];
  for (const { key, outcome, takes, differs } of outcomes) {
    const source = world.there[key];
    if (takes && outcome === 'gone') {
      delete here[key];
      delete brought[key];
      left.add(key);
    } else if (source && (takes || outcome === 'unchanged' || outcome === 'changed here')) {
      const fromThere = differs.filter((each) => takes && each.takes === 'there').map(({ field }) => field);
      const standing = here[key];
      here[key] = standing
        ? {
            ...standing,
            ...Object.fromEntries(fromThere.map((field) => [field, source[field] ?? 0])),
          }
        : source;
      brought[key] = source;
    }
  }
  return { ...world, here, brought, left: [...left] };
}

const compare = (world: World, chosen: SideIndex = indexChoices(NO_CHOICES)): ItemOutcome[] =>
  decideOutcomes(sidesOf(world), chosen);
const byKey = (outcomes: readonly ItemOutcome[]) => new Map(outcomes.map((one) => [one.key, one]));
const moved = (from: Values | undefined, to: Values | undefined, field: string): boolean =>
  from !== undefined && to !== undefined && from[field] !== to[field];

test('no item of either side is lost, and each is told once [ADM-108]', () => {
  fc.assert(
    fc.property(worlds, choices, (world, chosen) => {
      const keys = compare(world, indexChoices(chosen)).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(
        [...new Set([...Object.keys(world.there), ...Object.keys(world.here)])].toSorted(),
      );
    }),
    RUNS,
  );
});

test('as proposed, nothing is taken that has not moved there, and what only moved here stays [ADM-103, ADM-108]', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      for (const { key, takes, outcome, differs } of compare(world)) {
        const [there, here, brought] = [world.there[key], world.here[key], world.brought[key]];
        const isOffered = outcome !== 'gone' && outcome !== 'left here' && !(world.withWork.includes(key) && here);
        expect(takes && !isOffered).toBe(false);
        for (const { field, takes: side } of differs) {
          expect(moved(here, there, field)).toBe(true);
          const [movedThere, movedHere] = [moved(brought, there, field), moved(brought, here, field)];
          expect(side !== 'there' || (movedThere && !movedHere)).toBe(true);
          expect(side !== 'here' || !movedThere).toBe(true);
        }
      }
    }),
    RUNS,
  );
});

test('an item waits for a choice exactly where both sides have moved and none is chosen [ADM-108]', () => {
  fc.assert(
    fc.property(worlds, choices, (world, chosen) => {
      for (const outcome of compare(world, indexChoices(chosen))) {
        const { key, takes } = outcome;
        const [there, here, brought] = [world.there[key], world.here[key], world.brought[key]];
        const open = FIELDS.filter((field) => {
          if (world.begun.includes(key) && SETTLED.includes(field)) return false;
          const isConflict = brought === undefined || (moved(brought, there, field) && moved(brought, here, field));
          const isChosen = chosen.fields.some((one) => one.key === key && one.field === field);
          return moved(here, there, field) && isConflict && !isChosen;
        });
        expect(needsChoice(outcome)).toBe(takes && open.length > 0);
      }
    }),
    RUNS,
  );
});

test('what was taken over is the same on both sides afterwards, whatever was left out stands as it was, and a second time there is nothing to take [ADM-104, ADM-108]', () => {
  fc.assert(
    fc.property(worlds, choices, (world, chosen) => {
      const first = compare(world, indexChoices(chosen));
      fc.pre(!first.some(needsChoice));
      const after = taken(world, first);
      const again = byKey(compare(after));
      for (const { key, takes, outcome, differs } of first) {
        const second = again.get(key);
        const [stands, stood] = [after.here[key], world.here[key]];
        expect(takes || JSON.stringify(stands) === JSON.stringify(stood)).toBe(true);
        if (!takes) continue;
        const keepsOwn = differs.some((each) => each.takes === 'here');
        const settled = { outcome: keepsOwn ? 'changed here' : 'unchanged', takes: false };
        const found = second && { outcome: second.outcome, takes: second.takes };
        expect(found).toEqual(outcome === 'gone' ? undefined : settled);
      }
    }),
    RUNS,
  );
});

test('a side that is taken without being asked would be found', () => {
  const world: World = {
    there: { a: { name: 1, when: 0, text: 0 } },
    here: { a: { name: 2, when: 0, text: 0 } },
    brought: { a: { name: 0, when: 0, text: 0 } },
    left: [],
    begun: [],
    withWork: [],
  };
  expect(compare(world).map(needsChoice)).toEqual([true]);
  // the same check, but without looking at what the source brought last
  expect(compare({ ...world, brought: { a: { name: 2, when: 0, text: 0 } } }).map(needsChoice)).toEqual([false]);
});
