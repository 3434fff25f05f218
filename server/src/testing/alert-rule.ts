/** One value of a metric with its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
type Metrics = ReadonlyMap<string, readonly Sample[]>;
/** A number, or one for each set of labels. */
type Value = number | readonly Sample[];

const LABEL = /(\w+)(!?=)"([^"]*)"/g;
const TOKEN = /[a-z_]\w*(?:\{[^}]*\})?|[\d.]+|>=|==|[-*>()]/gi;
/** The operators by precedence, the weakest first. */
const OPERATORS = [['or'], ['and'], ['>', '>=', '=='], ['-'], ['*']] as const;

/** Parses the answer of /metrics. */
export const metricsOf = (text: string): Metrics =>
  Map.groupBy(
    [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label = '', , is = '']) => [label, is])),
      value: Number(value),
    })),
    ({ name }) => name,
  );

const vectorOf = (value: Value): readonly Sample[] => (typeof value === 'number' ? [{ labels: {}, value }] : value);
const keyOf = ({ labels }: Sample) => JSON.stringify(labels);
const has = (side: readonly Sample[], sample: Sample) => side.some((other) => keyOf(other) === keyOf(sample));

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
};

/** Applies an operator to two sides; vectors are matched by labels. A comparison keeps its left side. */
function together(operator: string, left: Value, right: Value): Value {
  const [of, other] = [vectorOf(left), vectorOf(right)];
  if (operator === 'and') return of.filter((sample) => has(other, sample));
  if (operator === 'or') return [...of, ...other.filter((sample) => !has(of, sample))];
  const pairs =
    typeof left === 'number'
      ? other.map((b) => ({ labels: b.labels, a: left, b: b.value }))
      : of.flatMap(({ labels, value: a }) => {
          const b =
            typeof right === 'number'
              ? right
              : other.find((sample) => keyOf(sample) === keyOf({ labels, value: a }))?.value;
          return b === undefined ? [] : [{ labels, a, b }];
        });
  const compare = COMPARE[operator];
  if (compare) return pairs.flatMap(({ labels, a, b }) => (compare(a, b) ? [{ labels, value: a }] : []));
  const values = pairs.map(({ labels, a, b }) => ({ labels, value: operator === '-' ? a - b : a * b }));
  return typeof left === 'number' && typeof right === 'number' ? (values[0]?.value ?? Number.NaN) : values;
}

/** The largest value of each group; NaN counts only if there is nothing else. */
const largest = (samples: readonly Sample[], by: string | null): Sample[] =>
  [...Map.groupBy(samples, ({ labels }) => (by === null ? '' : (labels[by] ?? '')))].map(([is, group]) => {
    const numbers = group.map(({ value }) => value).filter((value) => !Number.isNaN(value));
    return { labels: by === null ? {} : { [by]: is }, value: numbers.length === 0 ? Number.NaN : Math.max(...numbers) };
  });

/** Evaluates the condition of an alert from left to right. */
class Reader {
  readonly #tokens: readonly string[];
  readonly #metrics: Metrics;
  readonly #now: number;
  #place = 0;

  constructor(condition: string, metrics: Metrics, now: number) {
    this.#tokens = condition.match(TOKEN) ?? [];
    this.#metrics = metrics;
    this.#now = now;
  }

  /** Evaluates an expression with operators of at least this precedence. */
  read(depth = 0): Value {
    const operators: readonly string[] | undefined = OPERATORS[depth];
    if (!operators) return this.#one();
    let left = this.read(depth + 1);
    while (operators.includes(this.#tokens[this.#place] ?? ''))
      left = together(this.#next(), left, this.read(depth + 1));
    return left;
  }

  #next(): string {
    return this.#tokens[this.#place++] ?? '';
  }

  #inBrackets(): readonly Sample[] {
    this.#place += 1;
    const value = vectorOf(this.read());
    this.#place += 1;
    return value;
  }

  #by(): string | null {
    if (this.#tokens[this.#place] !== 'by') return null;
    const label = this.#tokens[this.#place + 2] ?? '';
    this.#place += 4;
    return label;
  }

  #one(): Value {
    const token = this.#next();
    if (/^\d/.test(token)) return Number(token);
    if (token === 'max') {
      const by = this.#by();
      return largest(this.#inBrackets(), by);
    }
    if (token === 'absent') return this.#inBrackets().length === 0 ? [{ labels: {}, value: 1 }] : [];
    if (token === 'time') {
      this.#place += 2;
      return this.#now;
    }
    const [name = '', wanted = ''] = token.split('{');
    const matchers = [...wanted.matchAll(LABEL)];
    return (this.#metrics.get(name) ?? [])
      .filter(({ labels }) => matchers.every(([, label = '', sign, is]) => (labels[label] === is) === (sign === '=')))
      .map(({ labels, value }) => ({ labels, value }));
  }
}

/** Tells whether an alert can be judged by a single sample of the metrics. */
export const isJudged = (condition: string): boolean => !/\brate\(/.test(condition);

/**
 * Tells whether the condition of an alert holds, with the part of PromQL that our alerts use.
 * @param now in seconds since 1970
 */
export const holds = (condition: string, metrics: Metrics, now: number): boolean =>
  vectorOf(new Reader(condition, metrics, now).read()).length > 0;
