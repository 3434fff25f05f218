/** Returns the position of a value on a line: from one stretch of numbers to another, in proportion. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number => {
    const [low, high] = from;
    // a stretch without length has one place: its middle
    if (low === high) return (to[0] + to[1]) / 2;
    return to[0] + ((value - low) / (high - low)) * (to[1] - to[0]);
  };

/** Every so many of a row of places, so that at most `most` are left; the first is one of them. */
export function thinned<Place>(places: readonly Place[], most: number): Place[] {
  const step = Math.max(1, Math.ceil(places.length / Math.max(1, most)));
  return places.filter((_, index) => index % step === 0);
}

/**
 * Returns, from the first on, the places that are at least `gap` after the one before: what lies between has no room.
 */
export function spaced<Place>(places: readonly Place[], at: (place: Place) => number, gap: number): Place[] {
  let last = -Infinity;
  return places.filter((place) => {
    if (at(place) - last < gap) return false;
    last = at(place);
    return true;
  });
}

/** The stretches of a row between its gaps. */
export function unbroken<Point>(points: readonly (Point | null)[]): Point[][] {
  const stretches: Point[][] = [[]];
  for (const point of points) {
    if (point === null) stretches.push([]);
    else stretches.at(-1)?.push(point);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}
