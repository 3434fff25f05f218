/** The answer of a WebDriver BiDi browser to a command. */
interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly message?: string;
}

/** Sends commands over a WebSocket and hands out their results. https://www.w3.org/TR/webdriver-bidi/ */
export async function connect(url: string) {
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
