import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { endProgram, findProgram, startProgram, untilWritten } from './programs.ts';

/** The reply of a WebDriver BiDi browser to a command. */
interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly message?: string;
}

/** Sends commands over a WebSocket and hands out their results. https://www.w3.org/TR/webdriver-bidi/ */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as Reply;
    const asked = waiting.get(id);
    if (result === undefined) asked?.reject(new Error(message));
    else asked?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return {
    send<T>(method: string, params: object = {}): Promise<T> {
      const asked = Promise.withResolvers<unknown>();
      waiting.set(++last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise as Promise<T>;
    },
    close: () => socket.close(),
  };
}

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** Opens a headless Firefox, controlled by WebDriver BiDi. */
export async function openFirefox(file: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'bcs-firefox-'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    '--width=1366',
    '--height=900',
  ];
  const child = startProgram(file, args);
  const session = await connect(`${await untilWritten(child, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await session.send('session.new', { capabilities: {} });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    async goto(url) {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async ask<T>(expression: string) {
      const { result, exceptionDetails } = await session.send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as T;
    },
    async act(actions) {
      await session.send('input.performActions', { context, actions });
    },
    async close() {
      session.close();
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
