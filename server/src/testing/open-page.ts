import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

interface Heard {
  readonly topics?: readonly string[];
  readonly missed?: readonly string[] | null;
  readonly typing?: { readonly studentEnrollmentId: number; readonly by: number };
}

/** An open page as the server knows it: it presents its ticket and listens to messages. */
export class OpenPage {
  readonly socket: WebSocket;
  readonly heard: Heard[] = [];
  readonly closed: Promise<number>;

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/realtime`, { origin: url });
    this.socket.on('message', (message) => this.heard.push(JSON.parse(String(message)) as Heard));
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
  }

  /** Opens a page that is subscribed at a running server. */
  static async open(url: string, token: string, page?: string): Promise<OpenPage> {
    const answer = await fetch(`${url}/broker/realtimeTicket`, { method: 'POST', headers: { authtoken: token } });
    const { ticket } = (await answer.json()) as { ticket: string };
    const opened = new OpenPage(url);
    await once(opened.socket, 'open');
    opened.say({ ticket, page });
    await opened.hears(({ missed }) => missed !== undefined);
    return opened;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits for a matching message; returns whether it came in time. */
  async hears(wanted: (heard: Heard) => boolean, withinMs = 3000): Promise<boolean> {
    const late = AbortSignal.timeout(withinMs);
    while (!late.aborted) {
      if (this.heard.some(wanted)) return true;
      await sleep(5);
    }
    return false;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
