import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enterClassroom } from '@bcs/server/testing/in-classroom';

/** The interval at which visitors arrive: thirty a minute. */
const ONE_COMES_EVERY_MS = 2000;
const STAYS_MS = 6000;
/** Packets that must have arrived before somebody counts as having seen and heard. */
const MIN_PACKETS = 20;
const SEES_WITHIN_MS = 5000;

export interface VisitedClassroom {
  readonly url: string;
  readonly sessionId: number;
  readonly instructor: string;
  readonly students: readonly string[];
}
/** The outcome of all visits so far. */
export interface VisitCounts {
  readonly failures: readonly string[];
  /** Milliseconds from the wish to come in until somebody is connected. */
  readonly waits: readonly number[];
}
interface Wish {
  /** The milliseconds during which visitors arrive; zero means one person, at once. */
  readonly comeFor: number;
}

/** The people of a classroom, in a process of their own: what they compute must not delay what is measured. */
export class Visitors {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Somebody is on the stage and sends from now on. */
  static async begin(place: VisitedClassroom): Promise<Visitors> {
    const visitors = new Visitors(fork(join(import.meta.dirname, 'visitors.ts'), [JSON.stringify(place)]));
    await visitors.#heard();
    return visitors;
  }

  /** People come and go for so long; the answer comes when the last of them has gone. */
  async comeAndGo(ms: number): Promise<VisitCounts> {
    this.#child.send({ comeFor: ms } satisfies Wish);
    return (await this.#heard()) as VisitCounts;
  }

  end(): void {
    this.#child.kill();
  }

  #heard(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('The people of the classroom are gone.'));
      this.#child.once('exit', gone);
      this.#child.once('message', (message) => {
        this.#child.off('exit', gone);
        resolve(message);
      });
    });
  }
}

/** One visitor: arrives, receives pictures and sound, stays, and leaves. */
async function visit({ url, sessionId }: VisitedClassroom, token: string, stays: number): Promise<number> {
  const began = performance.now();
  const { peer, leave } = await enterClassroom(url, token, sessionId);
  const wait = performance.now() - began;
  try {
    for (const until = performance.now() + SEES_WITHIN_MS; peer.received < MIN_PACKETS; await sleep(20))
      if (performance.now() > until) throw new Error(`${peer.received} packets arrived in ${SEES_WITHIN_MS} ms.`);
    await sleep(stays);
  } finally {
    await leave();
  }
  return wait;
}

async function serve(place: VisitedClassroom): Promise<void> {
  const host = await enterClassroom(place.url, place.instructor, place.sessionId);
  await host.peer.send();
  let next = 0;
  const come = (stays: number) => visit(place, place.students[next++ % place.students.length] ?? '', stays);
  process.on('message', async (wish: Wish) => {
    const visits: Promise<number>[] = [];
    if (wish.comeFor === 0) visits.push(come(0));
    for (const until = performance.now() + wish.comeFor; performance.now() < until; await sleep(ONE_COMES_EVERY_MS))
      visits.push(come(STAYS_MS));
    const ended = await Promise.allSettled(visits);
    process.send?.({
      waits: ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      failures: ended.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])),
    } satisfies VisitCounts);
  });
  process.send?.('begun');
}

if (process.send && process.argv[2] !== undefined) await serve(JSON.parse(process.argv[2]) as VisitedClassroom);
