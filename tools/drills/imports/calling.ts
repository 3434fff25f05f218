import { setTimeout as sleep } from 'node:timers/promises';

/** Makes a call and answers its body. @throws Refused, or what fetch throws where nobody answers */
export type CallSender = (name: string, input: object) => Promise<unknown>;

/** A call that the server has answered otherwise than with 200. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(
    name: string,
    status: number,
    { errorCode = '', errorMessage = '' }: { errorCode?: string; errorMessage?: string },
  ) {
    super(`${name}: ${status} ${errorCode} ${errorMessage}`);
    this.status = status;
    this.code = errorCode;
  }
}

const TRY_AGAIN_MS = 2000;

/** Calls a server, wherever it is at the moment, as the bearer of a token; patiently where that is too often. */
export const calling = (url: () => string, token: string): CallSender => {
  const call: CallSender = async (name, input) => {
    const answer = await fetch(`${url()}/broker/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authtoken: token },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as { errorCode?: string };
    if (answer.status === 429) return sleep(TRY_AGAIN_MS).then(() => call(name, input));
    if (answer.status !== 200) throw new CallRefused(name, answer.status, body);
    return body;
  };
  return call;
};
