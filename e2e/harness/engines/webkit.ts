import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#harness/free-port';
import type { Engine } from './engine.ts';
import { endProgram, findProgram, startProgram, untilWritten } from './programs.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The WebKitGTK driver with its small browser, and a virtual screen; null if one of them is missing. */
export function findWebKit() {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  return driver && screen && existsSync(MINI_BROWSER) ? { driver, screen } : null;
}

/** Waits until a WebDriver listens. */
async function untilReady(address: string) {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
}

/** Opens WebKitGTK over WebDriver on a virtual screen. https://www.w3.org/TR/webdriver2/ */
export async function openWebKit({ driver, screen }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const display = startProgram(screen, ['-displayfd', '1', '-screen', '0', '1366x900x24']);
  const number = await untilWritten(display, /^(\d+)\n/m);
  const port = await freePort();
  const service = startProgram(driver, [`--port=${port}`], { DISPLAY: `:${number}` });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const send = async <T>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1366, height: 900 });
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
    },
    async ask<T>(expression: string) {
      const script = `return JSON.stringify(${expression}) ?? 'null'`;
      return JSON.parse(await send<string>('POST', `${session}/execute/sync`, { script, args: [] })) as T;
    },
    async act(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async close() {
      await send('DELETE', session);
      await endProgram(service);
      await endProgram(display);
    },
  };
}
