/** Whoever writes sends one message after the other, each until it is acknowledged. */
export interface SentMessage {
  readonly author: number;
  readonly body: string;
}

/** Lists faults in what is stored or a reader has seen, in words: lost, doubled, out of order, never sent. */
export function brokenIn(seen: readonly SentMessage[], sent: ReadonlyMap<number, readonly string[]>): string[] {
  const broken: string[] = [];
  for (const [author, bodies] of sent) {
    const own = seen.filter((each) => each.author === author).map(({ body }) => body);
    const times = new Map<string, number>();
    for (const body of own) times.set(body, (times.get(body) ?? 0) + 1);
    broken.push(...bodies.filter((body) => !times.has(body)).map((body) => `lost: ${body}`));
    broken.push(...[...times].filter(([, count]) => count > 1).map(([body]) => `doubled: ${body}`));
    const known = new Set(bodies);
    broken.push(...own.filter((body) => !known.has(body)).map((body) => `never sent: ${body}`));
    const expected = bodies.filter((body) => times.has(body));
    const first = [...new Set(own)]
      .filter((body) => known.has(body))
      .findIndex((body, place) => body !== expected[place]);
    if (first !== -1) broken.push(`out of order: ${own[first]}`);
  }
  return broken;
}
