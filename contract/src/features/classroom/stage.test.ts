import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSeat, MOST_ON_STAGE, MOST_SCREENS, STAGE_PLACES, stagePlaceOf } from './stage.ts';

test('every seat of the stage has places of its own in what everybody receives', () => {
  const seats = Array.from({ length: MOST_ON_STAGE }, (_, seat) => [
    stagePlaceOf('microphone', seat),
    stagePlaceOf('camera', seat),
  ]);
  const screens = Array.from({ length: MOST_SCREENS }, (_, seat) => stagePlaceOf('screen', seat));
  const all = [...seats.flat(), ...screens];
  expect(all.toSorted((a, b) => a - b)).toEqual(STAGE_PLACES.map((_, place) => place));
  expect(stagePlaceOf('camera', MOST_ON_STAGE)).toBe(-1);
});

test('nobody is given a seat that is taken, and none is given beyond the last', () => {
  const taken = fc.array(fc.option(fc.nat(MOST_ON_STAGE - 1)), { maxLength: 12 });
  fc.assert(
    fc.property(taken, (seats) => {
      const seat = freeSeat(seats, MOST_ON_STAGE);
      const isFull = new Set(seats.filter((each) => each !== null)).size === MOST_ON_STAGE;
      expect([seat === null, seat !== null && seats.includes(seat)]).toEqual([isFull, false]);
    }),
  );
});
