import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#root';
import { run } from '#run';
import { citationsOf, crowdedCitations, rangesIn } from './citations.ts';
import { coverage, coverageTable, unknownIds } from './coverage.ts';
import { readRegister } from './register.ts';

const cited = (text: string) => [...citationsOf('a.test.ts', text)];
const named = (...names: string[]) => names.map((name) => `test(${JSON.stringify(name)}, () => {});`).join('\n');

describe('citations', () => {
  test('one and several', () => {
    expect(cited(named('opens [ATT-007]', 'closes [ATT-010, ATT-012]', 'counts [ATT-020, REM-001]'))).toEqual([
      'ATT-007',
      'ATT-010',
      'ATT-012',
      'ATT-020',
      'REM-001',
    ]);
  });

  test('in a template', () => {
    expect(cited('test(`for ${role} [ATT-007]`, () => {});')).toEqual(['ATT-007']);
  });

  test('a comment cites nothing', () => {
    expect(cited('// [ATT-007]\n/* [ATT-008] */ const a = 1;')).toEqual([]);
  });

  test('words around an id, other brackets and decisions cite nothing', () => {
    expect(cited(named('ATT-007', '[see ATT-007]', '[D-045]', '[0]'))).toEqual([]);
  });

  test('a title with more than six is found, decisions not counted', () => {
    const six = 'ATT-001, ATT-002, ATT-003, ATT-004, ATT-005, ATT-006';
    expect(crowdedCitations('a.test.ts', named(`proves [${six}, D-045]`, `proves [${six}, REM-001]`))).toEqual([
      `[${six}, REM-001]`,
    ]);
  });

  test('a range is refused, however it is written, and cites nothing', () => {
    const ranges = [
      '[ATT-020..ATT-022, REM-001]',
      '[REM-001, ATT-020…022]',
      '[ATT-020–ATT-022]',
      '[ATT-020 to ATT-022]',
    ];
    const text = named(...ranges.map((range) => `counts ${range}`), 'opens [ATT-007, D-045]');
    expect(rangesIn('a.test.ts', text)).toEqual(ranges);
    expect(cited(text)).toEqual(['ATT-007']);
  });

  test('a decision beside a requirement leaves the requirement', () => {
    expect(cited(named('opens [ATT-007, D-045]'))).toEqual(['ATT-007']);
  });
});

const register = ['ATT-001', 'ATT-002', 'ATT-003', 'REM-001'].map((id) => ({ id, text: `Text of ${id}.` }));

test('coverage counts each area and names what is missing', () => {
  const areas = coverage(register, new Set(['ATT-002', 'REM-001']));
  expect(areas.map(({ area, total, missing }) => [area, total, missing.map(({ id }) => id)])).toEqual([
    ['ATT', 3, ['ATT-001', 'ATT-003']],
    ['REM', 1, []],
  ]);
  expect(coverageTable(areas).map((line) => line.split(/\s+/).slice(0, 4))).toEqual([
    ['area', 'total', 'cited', 'share'],
    ['ATT', '3', '1', '33'],
    ['REM', '1', '1', '100'],
    ['all', '4', '2', '50'],
  ]);
});

test('an id that no register holds is found', () => {
  expect(unknownIds(register, new Set(['ATT-001', 'ATT-999']))).toEqual(['ATT-999']);
});

test('the register of the product is read: 1282 requirements, each id once', () => {
  const ids = readRegister(join(ROOT, 'docs/requirements')).map(({ id }) => id);
  expect(ids).toHaveLength(1282);
  expect(new Set(ids).size).toBe(1282);
});

test('an area that must be complete and is none fails the command', async () => {
  const { code, output } = await run('node', ['tools/trace.ts', '--require', 'NOWHERE']);
  expect(code).toBe(1);
  expect(output).toContain('There is no area called NOWHERE.');
});
