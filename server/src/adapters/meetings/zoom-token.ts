import { SECOND } from '@bcs/contract/kernel/clock';
import type { RequestLimits } from '#adapters/outgoing';
import { MeetingFailed } from '#kernel/meeting-provider';
import type { ZoomSettings } from '#kernel/settings';
import { askProvider, parseJson } from './ask-provider.ts';

const BEFORE_ITS_END = 60 * SECOND;

/**
 * The token of a server-to-server app, fetched once for all callers that wait for it, and renewed shortly before it
 * expires.
 */
export class ZoomToken {
  readonly #settings: ZoomSettings;
  readonly #reach: RequestLimits;
  #token: Promise<string> | null = null;
  #until = -Infinity;

  constructor(settings: ZoomSettings, reach: RequestLimits) {
    this.#settings = settings;
    this.#reach = reach;
  }

  get(): Promise<string> {
    if (this.#token === null || performance.now() >= this.#until) {
      this.#until = Infinity;
      this.#token = this.#fetch();
      this.#token.catch(() => this.forget());
    }
    return this.#token;
  }

  /** Forgets a token that was refused, so that the next call requests a new one. */
  forget(): void {
    this.#token = null;
  }

  async #fetch(): Promise<string> {
    const { tokenUrl, accountId, clientId, clientSecret } = this.#settings;
    const answer = await askProvider(
      {
        method: 'POST',
        url: tokenUrl,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString(),
      },
      this.#reach,
    );
    const { access_token: token, expires_in: seconds } = parseJson(answer);
    if (answer.status !== 200 || typeof token !== 'string' || typeof seconds !== 'number')
      throw new MeetingFailed(`Zoom gave no token: ${answer.status}.`);
    this.#until = performance.now() + seconds * SECOND - BEFORE_ITS_END;
    return token;
  }
}
