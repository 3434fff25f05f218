import { contradictionsOfCases } from './case-desk-of.ts';
import { contradictionsOfMail } from './env-mail.ts';
import { contradictionsOfMeetings } from './meetings-of-environment.ts';
import { contradictionsOfRooms } from './room-settings-of.ts';
import { VARIABLES, type Environment } from './env-table.ts';

export type GivenVariables = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the environment, one plain sentence each. */
export class EnvironmentRefused extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

const OWN_PREFIX = 'BCS_';
/** Read by the tests and the tools only. */
const OF_TOOLS = /^BCS_(TEST_\w+|PATIENCE|CHROMIUM|WEB_PORT|SERVER_URL)$/;

/**
 * Reads the environment by the one table. An empty value counts as not given.
 * @throws EnvironmentRefused with all mistakes at once
 */
export function readEnvironment(given: GivenVariables): Environment {
  const sentences = unknownNames(given);
  const values: Record<string, unknown> = {};
  for (const [key, variable] of Object.entries(VARIABLES)) {
    const text = given[variable.name]?.trim();
    if (text === undefined || text === '') {
      values[key] = variable.fallback;
      continue;
    }
    const read = variable.read(text);
    if (read.ok) values[key] = read.value;
    else sentences.push(`${variable.name} ${read.why}${variable.secret ? '' : `, but is '${text}'`}.`);
  }
  const environment = values as unknown as Environment;
  sentences.push(...contradictions(environment));
  if (sentences.length > 0) throw new EnvironmentRefused(sentences);
  return environment;
}

/** A typing error in a name of our own would otherwise change nothing, silently. */
const unknownNames = (given: GivenVariables): string[] => {
  const known = Object.values(VARIABLES).map(({ name }) => name);
  return Object.keys(given)
    .filter((name) => name.startsWith(OWN_PREFIX) && !known.includes(name) && !OF_TOOLS.test(name))
    .map((name) => `${name} is not a variable of Bootcamp Square.`);
};

const contradictions = (environment: Environment): string[] => [
  ...(environment.databaseListenUrl !== null && environment.databaseUrl === null
    ? ['DATABASE_LISTEN_URL is given, but DATABASE_URL is not: without a pooler give DATABASE_URL alone.']
    : []),
  ...contradictionsOfMail(environment),
  ...contradictionsOfFiles(environment),
  ...contradictionsOfCases(environment),
  ...contradictionsOfMeetings(environment),
  ...contradictionsOfRooms(environment),
];

function contradictionsOfFiles({ filesDriver, s3Endpoint, s3AccessKeyId, s3SecretAccessKey }: Environment): string[] {
  const needed = { S3_ENDPOINT: s3Endpoint, S3_ACCESS_KEY_ID: s3AccessKeyId, S3_SECRET_ACCESS_KEY: s3SecretAccessKey };
  if (filesDriver === 's3')
    return Object.entries(needed)
      .filter(([, value]) => value === null)
      .map(([name]) => `FILES_DRIVER is s3, so ${name} must be given.`);
  return s3Endpoint === null
    ? []
    : ['S3_ENDPOINT is given, but FILES_DRIVER is disk: choose FILES_DRIVER=s3 or leave S3_ENDPOINT out.'];
}
