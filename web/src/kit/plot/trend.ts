/** A value with its position. */
export type Point = { readonly x: number; readonly y: number };

/**
 * Computes the straight line closest to some points (least squares), from the first to the last; null for fewer than
 * three.
 */
export function trendOf(points: readonly Point[]): readonly [Point, Point] | null {
  const count = points.length;
  if (count < 3) return null;
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (spread === 0) return null;
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const at = (place: number): Point => ({ x: place, y: y + slope * (place - x) });
  const places = points.map((point) => point.x);
  return [at(Math.min(...places)), at(Math.max(...places))];
}
