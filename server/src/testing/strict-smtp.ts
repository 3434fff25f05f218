import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The way in which the server misbehaves with one mail instead of accepting it. */
export interface Mood {
  /** Its answer to RCPT TO. */
  readonly recipient?: string;
  /** Its answer to the whole mail. */
  readonly content?: string;
  /** Hangs up before the mail, in the middle of it, or after receiving the whole but before confirming it. */
  readonly hangsUp?: 'at once' | 'within' | 'before its answer';
  /** The delay before it accepts a mail. */
  readonly lateMs?: number;
}

/** A mail as it arrived. */
export interface ArrivedMail {
  /** The name with which the client greeted. */
  readonly client: string;
  readonly sender: string;
  readonly recipient: string;
  readonly messageId: string;
  /** True if the server confirmed that it accepted the mail. */
  readonly accepted: boolean;
  /** True if the client continued after that, so it has read the answer. */
  heard: boolean;
}

/** A mail server on this machine that follows RFC 5321 to the letter, and misbehaves on demand. */
export interface StrictSmtp {
  readonly url: string;
  /** Every mail that arrived completely. */
  readonly arrived: ArrivedMail[];
  /** Treats the next mails to an address in these ways, one each; all later ones are accepted. */
  meet(address: string, ...moods: readonly Mood[]): void;
  /** Returns the number of open connections. */
  open(): number;
  close(): Promise<void>;
}

const LONGEST_LINE = 1000;

/** The server's treatment of mails, and the callback for those that arrive. */
export interface Behavior {
  /** Chooses how to treat the next mail to an address. */
  readonly moodTo?: (address: string) => Mood;
  /** Receives each mail that arrived completely, with its lines and the way in which it was treated. */
  readonly onMail?: (mail: ArrivedMail, lines: readonly string[], mood: Mood) => void;
}

/** Holds one conversation; it answers each command and closes the connection if the rules are broken. */
function converse(socket: Socket, next: (address: string) => Mood, keep: Required<Behavior>['onMail']): void {
  let client: string | null = null;
  let sender: string | null = null;
  let recipient: string | null = null;
  let mood: Mood = {};
  let lines: string[] | null = null;
  let latest: ArrivedMail | null = null;
  const say = (text: string) => void socket.write(`${text}\r\n`);
  const reset = () => {
    sender = null;
    recipient = null;
  };

  const end = (mail: readonly string[]) => {
    const messageId = /^message-id: (.+)$/im.exec(mail.join('\n'))?.[1] ?? '';
    const { content = '250 2.0.0 Kept', hangsUp, lateMs = 0 } = mood;
    const accepted = content.startsWith('2') && hangsUp === undefined;
    const arrived = {
      client: client ?? '',
      sender: sender ?? '',
      recipient: recipient ?? '',
      messageId,
      accepted,
      heard: false,
    };
    keep(arrived, mail, mood);
    reset();
    if (hangsUp === undefined) setTimeout(() => (say(content), (latest = arrived)), lateMs);
    else socket.destroy();
  };

  const command = (line: string) => {
    if (latest) latest.heard = true;
    const [, name] = /^EHLO (\S+)$/i.exec(line) ?? [];
    const [, from] = /^MAIL FROM:<([^<>\s]*)>/i.exec(line) ?? [];
    const [, to] = /^RCPT TO:<([^<>\s]+)>/i.exec(line) ?? [];
    if (name !== undefined) {
      client = name;
      say('250-strict.example\r\n250 ENHANCEDSTATUSCODES');
    } else if (/^(RSET|NOOP)$/i.test(line)) say('250 2.0.0 Yes');
    else if (/^QUIT$/i.test(line)) socket.end('221 2.0.0 Bye\r\n');
    else if (client === null) say('503 5.5.1 Say EHLO first');
    else if (from !== undefined && sender === null) {
      sender = from;
      say('250 2.1.0 Yes');
    } else if (to !== undefined && sender !== null && recipient === null) {
      mood = next(to);
      if (mood.hangsUp === 'at once') return void socket.destroy();
      const answer = mood.recipient ?? '250 2.1.5 Yes';
      if (answer.startsWith('2')) recipient = to;
      else reset();
      say(answer);
    } else if (/^DATA$/i.test(line) && recipient !== null) {
      lines = [];
      say('354 Go on');
    } else say('503 5.5.1 Not now');
  };

  let rest = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const pieces = (rest + chunk.toString('latin1')).split('\r\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) {
      if (line.includes('\n') || line.length > LONGEST_LINE) return void socket.end('500 5.5.2 No line\r\n');
      if (lines === null) command(line);
      else if (mood.hangsUp === 'within' && lines.length > 2) return void socket.destroy();
      else if (line !== '.') lines.push(line);
      else {
        const mail = lines;
        lines = null;
        end(mail);
      }
    }
  });
  say('220 strict.example ESMTP');
}

export async function startStrictSmtp({ moodTo, onMail }: Behavior = {}): Promise<StrictSmtp> {
  const arrived: ArrivedMail[] = [];
  const moods = new Map<string, Mood[]>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(
      socket,
      moodTo ?? ((address) => moods.get(address)?.shift() ?? {}),
      onMail ?? ((mail) => void arrived.push(mail)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    meet: (address, ...met) => void moods.set(address, [...met]),
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
