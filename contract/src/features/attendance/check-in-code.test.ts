import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, msOf, plus } from '#kernel/clock';
import { checkIn } from './abilities.ts';
import { CODE_ALPHABET, CODE_SHOWN_FOR, codeChangesAt, codeStep, readCode, refuseCode } from './check-in-code.ts';

const START = '2026-03-11T22:30:00.000Z';

test('a code lives for 30 seconds, to the millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
      const now = instantOf(ms);
      const next = codeChangesAt(now);
      expect(codeStep(next)).toBe(codeStep(now) + 1);
      expect(codeStep(plus(next, -1))).toBe(codeStep(now));
      expect(msOf(next) - ms).toBeGreaterThan(0);
      expect(msOf(next) - ms).toBeLessThanOrEqual(CODE_SHOWN_FOR);
    }),
  );
});

test('no letter looks like another', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(Array.from(CODE_ALPHABET).filter((letter) => '0O1ILQ5S2Z8B6G'.includes(letter))).toEqual([]);
});

test('a code may be typed in small letters and with gaps', () => {
  expect(readCode(' cdf-3 4h ')).toBe('CDF34H');
  expect(readCode('ｃｄｆ　３４ｈ')).toBe('CDF34H');
  expect(readCode('cdf٣٤h')).toBe('CDF34H');
});

test('what is refused has its sentence', () => {
  expect(refuseCode('right')).toBeNull();
  expect(refuseCode('not asked')).toBeNull();
  expect(refuseCode('missing')?.message).toBe('Please enter the code that is shown in your classroom.');
  expect(refuseCode('wrong')?.message).toBe('This code is wrong or has expired. Please enter the one shown now.');
});

test('a right code never opens a window that is closed, and a wrong one never hides why [ATT-007, ATT-010]', () => {
  const facts = { startTime: START, endTime: plus(START, 3 * 3_600_000), status: 'none', request: null } as const;
  const asked = (code: 'right' | 'wrong', minutes: number) =>
    checkIn.refuse?.({ ...facts, code }, {} as never, plus(START, minutes * 60_000))?.message;
  expect(asked('right', 0)).toBeUndefined();
  expect(asked('right', -46)).toBe("Check In Hasn't Begun");
  expect(asked('wrong', 46)).toBe('Check In Has Ended');
});
