import type { RoomNews, RoomRequest, MediaKind } from '@bcs/contract/features/classroom/model';
import { CallFailed } from '#lib/call-failed.ts';
import { post } from '#lib/api.ts';
import { stopStream } from './devices.ts';
import { receive } from './receive.ts';
import { openRoomSocket, type RoomSocket } from './room-socket.ts';
import { INITIAL_ROOM, findMyself, type RoomState } from './room-state.ts';
import { StageSender } from './send.ts';

const RETRY = { first: 300, longest: 2000 };
/** A network that changes may take a moment to recover by itself. */
const LOST_FOR = 3000;
/**
 * The room as this page is in it: the line, both connections, and the way back after any of them is lost. It holds no
 * state that the server does not have, so that coming back is the same as coming.
 */
export class RoomLine {
  readonly #sessionId: number;
  readonly #listeners = new Set<() => void>();
  #state: RoomState = INITIAL_ROOM;
  #socket: RoomSocket | undefined;
  #receives: RTCPeerConnection | undefined;
  #sender: StageSender | undefined;
  #iceServers: RTCIceServer[] = [];
  /** Only the latest attempt to connect counts. */
  #attempt = 0;
  #wait = RETRY.first;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #left = false;
  #stay = 0;

  constructor(sessionId: number) {
    this.#sessionId = sessionId;
  }

  state = (): RoomState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes whenever somebody leaves the room or the stage: requests from before are then ignored. */
  stay = (): number => this.#stay;

  start(): void {
    this.#left = false;
    addEventListener('online', this.#again);
    void this.#connect();
  }

  /** Leaves the room and switches every device off. */
  leave(): void {
    this.#left = true;
    this.#stay += 1;
    removeEventListener('online', this.#again);
    for (const stream of Object.values(this.#state.own)) stopStream(stream);
    this.#set({ own: INITIAL_ROOM.own });
    this.#drop();
  }

  say = (request: RoomRequest): void => this.#socket?.say(request);

  /** Switches a source on, with what it shows, or off. A device that is granted after one has left stays off. */
  async show(source: MediaKind, stream: MediaStream | null): Promise<void> {
    if (stream && (this.#left || findMyself(this.#state)?.seat == null)) return stopStream(stream);
    stopStream(this.#state.own[source]);
    this.#set({ own: { ...this.#state.own, [source]: stream }, mutedByStaff: false });
    await this.#sender?.replace(this.#state.own);
    this.#saySending();
    if (!this.#sender) await this.#send();
  }

  async #connect(): Promise<void> {
    this.#drop();
    if (this.#state.me !== null) this.#set({ phase: 'reconnecting' });
    const attempt = ++this.#attempt;
    const isCurrent = () => attempt === this.#attempt && !this.#left;
    try {
      const { ticket, iceServers } = await post('enterClassroom', { sessionId: this.#sessionId });
      if (!isCurrent()) return;
      this.#iceServers = iceServers as RTCIceServer[];
      this.#socket = openRoomSocket(ticket, {
        onNews: (news) => void this.#hear(news).catch(this.#again),
        onLost: (code) => (code === null ? this.#retry() : this.#end(code, null)),
      });
    } catch (error) {
      if (!isCurrent()) return;
      const stays = error instanceof CallFailed && [401, 403, 404, 409].includes(error.status);
      if (stays) this.#end(null, error.message);
      else this.#retry();
    }
  }

  async #hear(news: RoomNews): Promise<void> {
    if (news.type === 'entered') {
      this.#wait = RETRY.first;
      this.#set({ phase: 'inside', me: news.person });
    }
    if (news.type === 'receive') {
      const { connection, answer, tracks } = await receive(news, this.#iceServers);
      this.#receives = this.#watched(connection);
      this.say({ type: 'receive', sdp: answer });
      this.#set({ tracks });
    }
    if (news.type === 'send') await this.#sender?.accept(news.sdp);
    if (news.type === 'muted') {
      await this.show('microphone', null);
      this.#set({ mutedByStaff: true });
    }
    if (news.type === 'room') await this.#see(news.people);
  }

  async #see(people: RoomState['people']): Promise<void> {
    const was = findMyself(this.#state)?.seat ?? null;
    this.#set({ people });
    const seat = findMyself(this.#state)?.seat ?? null;
    if (seat === null && was !== null) this.#leaveStage();
    if (seat !== null && !this.#sender) await this.#send();
  }

  /** Starts sending the devices that are switched on. */
  async #send(): Promise<void> {
    const { own } = this.#state;
    if (findMyself(this.#state)?.seat == null || Object.values(own).every((stream) => stream === null)) return;
    const sender = new StageSender(this.#iceServers);
    this.#sender = sender;
    this.#watched(sender.connection);
    const offer = await sender.offer(own);
    this.say({ type: 'send', ...offer });
    this.#saySending();
  }

  #saySending(): void {
    const { microphone, camera, screen } = this.#state.own;
    this.say({ type: 'sending', microphone: microphone !== null, camera: camera !== null, screen: screen !== null });
  }

  #leaveStage(): void {
    this.#stay += 1;
    for (const stream of Object.values(this.#state.own)) stopStream(stream);
    this.#set({ own: INITIAL_ROOM.own });
    this.#sender?.connection.close();
    this.#sender = undefined;
  }

  /** Replaces a connection that stays lost, together with everything else. */
  #watched(connection: RTCPeerConnection): RTCPeerConnection {
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') this.#again();
      if (connection.connectionState !== 'disconnected') return;
      const later = setTimeout(() => {
        if (connection.connectionState === 'disconnected') this.#again();
      }, LOST_FOR);
      this.#timers.push(later);
    });
    return connection;
  }

  #again = (): void => {
    if (!this.#left && this.#state.phase !== 'out') void this.#connect();
  };

  #retry(): void {
    this.#drop();
    if (this.#state.me !== null) this.#set({ phase: 'reconnecting' });
    this.#timers.push(setTimeout(this.#again, this.#wait * (0.75 + Math.random() / 2)));
    this.#wait = Math.min(this.#wait * 2, RETRY.longest);
  }

  #end(code: number | null, message: string | null): void {
    this.leave();
    this.#set({ phase: 'out', out: { code, message } });
  }

  #drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#receives?.close();
    this.#receives = undefined;
    this.#sender?.connection.close();
    this.#sender = undefined;
    this.#set({ tracks: [] });
  }

  #set(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
