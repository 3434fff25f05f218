import { expect, test } from 'vitest';
import { gradeColour, gradeListStyle, GRADES, isGrade, letterOf, weightOf } from './scale.ts';

/** The scale as printed in Annex E. */
const ANNEX_E = `
A+ 105 100 green success A
A 100 95 green success A
A- 92 92 green success A
B+ 88 88 green success B
B 85 85 green success B
B- 82 82 green success B
C+ 78 78 yellow warning C
C 75 75 yellow warning C
C- 72 72 yellow warning C
D+ 70 70 orange warning D
D 65 65 orange warning D
D- 62 62 orange warning D
F 40 55 red error F
Incomplete 0 none red error Incomplete`;

/** Reads some columns of the printed scale, row by row. */
const printed = (...columns: readonly number[]) =>
  ANNEX_E.trim()
    .split('\n')
    .map((row) => columns.map((column) => row.split(' ')[column]).join(' '));

test('each grade has its weight, in the order of Annex E [GRADE-041, GRADE-042, GRADE-043, GRADE-044, GRADE-045, GRADE-046]', () => {
  expect(GRADES.map(({ grade }) => `${grade} ${weightOf(grade)}`)).toEqual(printed(0, 1));
});
test('the minimum-grade scale has the steps of Annex E [GRADE-060, D-095]', () => {
  expect(GRADES.map(({ grade, step }) => `${grade} ${step ?? 'none'}`)).toEqual(printed(0, 2));
});
test('the scale as a whole is that of Annex E', () => {
  const table = GRADES.map(({ grade, step }) =>
    [grade, weightOf(grade), step ?? 'none', gradeColour(grade), gradeListStyle(grade), letterOf(grade)].join(' '),
  );
  expect(table).toHaveLength(14);
  expect(`\n${table.join('\n')}`).toBe(ANNEX_E);
});
test('A and B are green, C yellow, D orange, F and Incomplete red [GRADE-047, GRADE-048, GRADE-049, GRADE-050, D-097]', () => {
  const grades = (colour: string) =>
    GRADES.filter(({ grade }) => gradeColour(grade) === colour).map(({ grade }) => grade);
  expect(grades('green')).toEqual(['A+', 'A', 'A-', 'B+', 'B', 'B-']);
  expect(grades('yellow')).toEqual(['C+', 'C', 'C-']);
  expect(grades('orange')).toEqual(['D+', 'D', 'D-']);
  expect(grades('red')).toEqual(['F', 'Incomplete']);
});
test('in the list A and B are success, C and D warning, F and I error [GRADE-051, GRADE-052, GRADE-053]', () => {
  for (const { grade } of GRADES)
    expect(gradeListStyle(grade)).toBe(/^[AB]/.test(grade) ? 'success' : /^[CD]/.test(grade) ? 'warning' : 'error');
});
test('nothing else is a grade [GRADE-041]', () => {
  expect(['F+', 'F-', 'E', 'a', '', 'incomplete', 'constructor'].filter(isGrade)).toEqual([]);
});
