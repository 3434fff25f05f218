import { contradictions } from './env-contradictions.ts';
import { ENVIRONMENT, type Environment } from './env-table.ts';
import { MANUAL } from './env-variable.ts';

export type GivenVariables = Readonly<Record<string, string | undefined>>;

/** The mistakes in the environment, one plain sentence each. */
export class EnvironmentRefused extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

const OWN_PREFIX = 'BCS_';
/** Matches variables that only tests and tools read. */
const OF_TOOLS = /^BCS_(TEST_\w+|PATIENCE|CHROMIUM|WEB_PORT|SERVER_URL)$/;

/**
 * Reads the environment by its schema. An empty value counts as missing.
 * @throws EnvironmentRefused with all mistakes at once
 */
export function readEnvironment(given: GivenVariables): Environment {
  const sentences = unknownNames(given);
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(ENVIRONMENT.shape)) {
    const text = given[name]?.trim() || undefined;
    const read = variable.safeParse(text);
    if (read.success) values[name] = read.data;
    else {
      const but = MANUAL.get(variable)?.secret ? '' : `, but is '${text}'`;
      sentences.push(`${name} ${read.error.issues[0]?.message}${but}.`);
    }
  }
  const environment = values as Environment;
  sentences.push(...contradictions(environment));
  if (sentences.length > 0) throw new EnvironmentRefused(sentences);
  return environment;
}

/** Finds unknown variables with our prefixes, because a typing mistake would otherwise have no effect. */
const unknownNames = (given: GivenVariables): string[] =>
  Object.keys(given)
    .filter((name) => name.startsWith(OWN_PREFIX) && !(name in ENVIRONMENT.shape) && !OF_TOOLS.test(name))
    .map((name) => `${name} is not a variable of Bootcamp Square.`);
