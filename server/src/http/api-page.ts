import { setImmediate as others } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { version } from '#kernel/version';
import { escaped } from '#kernel/escaped';
import { htmlPage, PLAIN_PAGES_CSS } from './html.ts';
import { ALL_CALLS, describeApi, failuresOf, toJsonSchema } from './openapi.ts';

const schema = (title: string, value: unknown) =>
  `<h3>${title}</h3><pre tabindex="0" aria-label="${title}">${escaped(JSON.stringify(value, null, 2))}</pre>`;

function sectionOf([name, call]: readonly [string, Call]): string {
  const { scope, allow } = call;
  const who =
    scope.by === 'public'
      ? 'Anybody'
      : allow.roles === 'everybody'
        ? 'Everybody who is signed in'
        : allow.roles.join(', ');
  const failures = failuresOf(call).map(
    ({ status, code, message }) => `<tr><td>${status}</td><td>${code}</td><td>${escaped(message)}</td></tr>`,
  );
  return `<details id="${name}"><summary>${escaped(call.at)}</summary>
<p>${escaped(call.summary)}.</p><p class="note">${escaped(who)}, by ${scope.by}.</p>
${schema('Input', toJsonSchema(call.input, 'input'))}${schema('Output', toJsonSchema(call.output, 'output'))}
<h3>Refusals</h3><table><thead><tr><th>Status</th><th>Code</th><th>Text</th></tr></thead><tbody>${failures.join('')}</tbody></table></details>`;
}

async function pageOf(): Promise<string> {
  const intro = `<p>${ALL_CALLS.length} calls. Send the token of <a href="#login">login</a> in the header <code>authToken</code>.
The same for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`;
  const sections: string[] = [];
  for (const each of ALL_CALLS) {
    sections.push(sectionOf(each));
    await others();
  }
  return htmlPage('The calls of the API', intro + sections.join('\n'));
}

/**
 * Serves the API description: /openapi.json for programs, /openapi for people. Each is generated at the first request,
 * because that takes a second of processor time.
 */
export function openApiPage(app: FastifyInstance): void {
  let description: Promise<string> | undefined;
  let page: Promise<string> | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    description ??= describeApi(version).then((api) => JSON.stringify(api));
    return reply.type('application/json; charset=utf-8').send(await description);
  });
  app.get('/openapi', async (_request, reply) => {
    page ??= pageOf();
    return reply.type('text/html; charset=utf-8').send(await page);
  });
  app.get('/plain-pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PLAIN_PAGES_CSS));
}
