import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type {
  BrowserLine,
  FromMediaProcess,
  Media,
  MediaFigures,
  MediaSetup,
  RoomEvent,
  ToMediaProcess,
} from '#kernel/media';

const MAIN = join(import.meta.dirname, '../../media/main.ts');
/** The shortest time between two starts, in case the process ends at once. */
const START_EVERY_MS = 500;
const FIGURES_WITHIN_MS = 2000;
/** The interval of checks whether the process responds, and the number of missed checks after which it is killed. */
const BEAT_MS = 1000;
const SILENT_BEATS = 6;
/** The code with which a WebSocket closes when the process has gone and the browser should connect again. */
const RESTARTED = 4503;

/** Returns the environment of the process, which contains no secrets of the server. */
const environment = () => {
  const { SystemRoot, PATH } = process.env;
  return { ...(SystemRoot !== undefined && { SystemRoot }), ...(PATH !== undefined && { PATH }) };
};

/**
 * Passes messages to a process that is started with the first one, and restarted with the next one after it has ended.
 */
export class MediaProcess implements Media {
  readonly #setup: MediaSetup;
  readonly #beatMs: number;
  readonly #lines = new Map<number, BrowserLine>();
  readonly #asked = new Map<number, (figures: MediaFigures) => void>();
  readonly #inside = new Map<string, RoomEvent['pass']>();
  #child: ChildProcess | null = null;
  #startedAt = -Infinity;
  #next = 1;
  #stopped = false;
  #hear: (event: RoomEvent) => void = () => {};

  /**
   * @param beatMs the interval at which it is asked whether it responds
   */
  constructor(setup: MediaSetup, beatMs = BEAT_MS) {
    this.#setup = setup;
    this.#beatMs = beatMs;
  }

  connect = (browser: BrowserLine) => {
    const id = this.#next++;
    const child = this.#running();
    if (!child) {
      browser.close(RESTARTED);
      return { hear: () => {}, close: () => {} };
    }
    this.#lines.set(id, browser);
    this.#tell({ open: id });
    return {
      hear: (text: string) => this.#tell({ line: id, text }),
      close: () => {
        if (this.#lines.delete(id)) this.#tell({ closed: id });
      },
    };
  };

  end = (room: string) => this.#tell({ end: room });
  remove = (room: string, enrollmentId: number) => this.#tell({ remove: enrollmentId, room });
  onEvent = (hear: (event: RoomEvent) => void) => {
    this.#hear = hear;
  };
  pid = () => this.#child?.pid ?? null;

  figures = (): Promise<MediaFigures | null> =>
    new Promise((resolve) => {
      if (!this.#child) return resolve(null);
      const id = this.#next++;
      this.#asked.set(id, resolve);
      setTimeout(() => {
        this.#asked.delete(id);
        resolve(null);
      }, FIGURES_WITHIN_MS).unref();
      this.#tell({ figures: id });
    });

  stop = async (): Promise<void> => {
    this.#stopped = true;
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => void child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };

  #running(): ChildProcess | null {
    if (this.#child) return this.#child;
    if (this.#stopped || performance.now() - this.#startedAt < START_EVERY_MS) return null;
    this.#startedAt = performance.now();
    const child = fork(MAIN, { execArgv: [], env: environment(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    child.on('message', (message: FromMediaProcess) => this.#onMessage(message));
    child.on('error', () => {});
    child.once('exit', () => this.#onExit(child));
    this.#tell({ setup: this.#setup });
    this.#watch(child);
    return child;
  }

  /**
   * Kills a process that has stopped responding, because its rooms are silent; a new one takes over. It counts missed
   * checks instead of time, since no response can be noticed while this process itself is stopped.
   */
  #watch(child: ChildProcess): void {
    let silent = -Infinity;
    child.on('message', () => (silent = 0));
    const beats = setInterval(() => {
      if (++silent > SILENT_BEATS) child.kill('SIGKILL');
      this.#tell({ figures: 0 });
    }, this.#beatMs).unref();
    child.once('exit', () => clearInterval(beats));
  }

  #tell(message: ToMediaProcess): void {
    // a process that has ended receives nothing, and its connections are closed shortly afterwards
    if (this.#child?.connected) this.#child.send(message, () => {});
  }

  #onMessage(message: FromMediaProcess): void {
    if ('line' in message) this.#lines.get(message.line)?.say(message.text);
    else if ('close' in message) this.#lines.get(message.close)?.close(message.code);
    else if ('event' in message) this.#note(message.event);
    else this.#asked.get(message.figures)?.(message.of);
  }

  #note(event: RoomEvent): void {
    const key = `${event.pass.room}/${event.pass.enrollmentId}`;
    if (event.kind === 'came') this.#inside.set(key, event.pass);
    if (event.kind === 'left') this.#inside.delete(key);
    this.#hear(event);
  }

  /** Disconnects everybody: browsers reconnect by themselves, and the first one starts a new process. */
  #onExit(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const pass of this.#inside.values()) this.#hear({ kind: 'left', pass });
    this.#inside.clear();
    for (const line of this.#lines.values()) line.close(RESTARTED);
    this.#lines.clear();
  }
}
