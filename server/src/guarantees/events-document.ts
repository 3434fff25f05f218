import { ACTIONS } from '@bcs/contract/kernel/audit';
import { EVENTS } from '@bcs/contract/kernel/events';
import { REQUEST_FIELDS } from '#http/request-lines';
import { EVENT_FIELDS } from '#kernel/trace';

const HEADING = `# What the log tells

Generated from the code that writes it (contract/src/kernel/events.ts, server/src/kernel/trace.ts) by \`npm run generate\`; a test holds it current. For whoever watches an installation, by eye or with a SIEM.

The log is JSON lines on standard output, in UTF-8. Every line has \`level\` (30 is information, 40 a warning, 50 an error), \`time\` (milliseconds since 1970, UTC), \`pid\`, \`hostname\` and \`msg\`; those of a request have \`reqId\`, which the answer carries as \`x-request-id\`, and \`trace_id\` where a proxy sent a \`traceparent\`. No line holds a password, a token, a secret, a text that somebody wrote, an e-mail or a name: people are ids, which Administration finds. Names of events and fields are never changed; new ones may come.
`;

const table = (head: string, rows: Readonly<Record<string, string>>) =>
  `| ${head} | |\n|---|---|\n${Object.entries(rows)
    .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
    .join('\n')}\n`;

/** docs/log-events.md */
export const eventsDocument = (): string =>
  [
    HEADING,
    `## Requests

One line each, once it is over, with \`msg\` 'request', or 'slow request' above SLOW_REQUEST_MS. Answers 401, 403 and 429, slow ones, and those that met an unreachable database are warnings.

${table('Field', REQUEST_FIELDS)}`,
    `## Events

A line of its own with \`msg\` 'event', beside that of its request and with the same \`reqId\`. It is written whether or not the answer still reaches anybody, and at every LOG_LEVEL but \`silent\`.

${table('Field', EVENT_FIELDS)}`,
    `${table('Event', EVENTS)}`,
    `### Entries of the history

What administration changes on a page stands in the history, with what was before and after and why; the log has a line of it too, by the name of the entry. Of an import the log has one line, \`import.apply\`, with its id and the number of its rows; what each row changed stands in the history alone, and so does what a command changes: whoever may run one may write any line (D-290).

${table('Event', ACTIONS)}`,
  ].join('\n');
