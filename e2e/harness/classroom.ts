import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findChromium, QUIET_BROWSER_ARGS } from '#chromium';

const executablePath = findChromium();

/** Simulates cameras, microphones and screens, and grants permission for them. */
export const FAKE_DEVICES = {
  launchOptions: {
    args: [
      ...QUIET_BROWSER_ARGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--auto-accept-this-tab-capture',
    ],
    ...(executablePath && { executablePath }),
  },
};

/** Remembers the connections of a page, so that tests can examine them. */
export const watchConnections = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    globalThis.connections = [];
    const Plain = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Plain {
      constructor(configuration) { super(configuration); globalThis.connections.push(this); }
    };`);

/** Counts the frames that a page has decoded on its open connections. */
export const framesDecoded = (page: Page): Promise<number> =>
  page.evaluate<number>(`(async () => {
    let frames = 0;
    for (const connection of globalThis.connections.filter((each) => each.connectionState === 'connected'))
      for (const each of (await connection.getStats()).values())
        if (each.type === 'inbound-rtp') frames += each.framesDecoded ?? 0;
    return frames;
  })()`);

/** Excludes the connections that are open now from the count. */
export const forgetConnections = (page: Page): Promise<unknown> =>
  page.evaluate('void (globalThis.connections.length = 0)');

const parentOf = (pid: string): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

/** The id of the media process that this server has started. */
export function mediaProcessOf(serverPid: number): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media/main.ts') && parentOf(pid) === serverPid)
        return Number(pid);
    } catch {
      // the process has ended in the meantime
    }
  }
  throw new Error('The server has no process of the media.');
}
