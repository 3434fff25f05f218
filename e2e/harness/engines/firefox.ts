import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.ts';
import type { Engine } from './engine.ts';
import { endProgram, findProgram, startProgram, written } from './programs.ts';

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** Opens Firefox without a window, over its own WebDriver BiDi. */
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
  const session = await connect(`${await written(child, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
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
