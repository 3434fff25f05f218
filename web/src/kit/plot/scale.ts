/** Returns a function that maps a value from one range of numbers to another, in proportion. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number => {
    const [low, high] = from;
    // a range of length 0 is mapped to the middle
    if (low === high) return (to[0] + to[1]) / 2;
    return to[0] + ((value - low) / (high - low)) * (to[1] - to[0]);
  };

/** Keeps every n-th of a list of positions, including the first, so that at most `most` remain. */
export function thinOut<Place>(places: readonly Place[], most: number): Place[] {
  const step = Math.max(1, Math.ceil(places.length / Math.max(1, most)));
  return places.filter((_, index) => index % step === 0);
}

/** Keeps positions, beginning with the first, that are at least `gap` after the one kept before. */
export function keepSpaced<Place>(places: readonly Place[], at: (place: Place) => number, gap: number): Place[] {
  let last = -Infinity;
  return places.filter((place) => {
    if (at(place) - last < gap) return false;
    last = at(place);
    return true;
  });
}

/** Splits a row of points at its gaps. */
export function unbrokenStretches<Point>(points: readonly (Point | null)[]): Point[][] {
  const stretches: Point[][] = [[]];
  for (const point of points) {
    if (point === null) stretches.push([]);
    else stretches.at(-1)?.push(point);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}
