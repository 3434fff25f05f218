import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAYMENT_COOKIE } from '@bcs/contract/features/billing/portal';
import { dateText, type Day } from '@bcs/contract/kernel/clock';
import { escaped } from '#kernel/escaped';
import { STATEMENT_PATH } from '#kernel/settings';
import { asOwnPage, htmlPage } from './html.ts';
import { perNetwork } from './rate-limit.ts';

interface Entry {
  readonly kind: 'charge' | 'payment';
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly dated: Day;
}
interface Statement {
  readonly name: string;
  readonly universityName: string;
  readonly accounts: readonly {
    readonly programName: string;
    readonly courseName: string;
    readonly entries: readonly Entry[];
  }[];
}
type StatementOf = (token: string, universityId: number) => Promise<Statement | null>;

const PER_MINUTE = 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${PAYMENT_COOKIE}=([\\w.-]{1,2000})`);

/** Shows charges and payments to anybody with the cookie of Billing, like an external portal. D-170 */
export function serveStatement(app: FastifyInstance, statementOf: StatementOf): void {
  app.route({
    method: 'GET',
    url: STATEMENT_PATH,
    config: perNetwork(PER_MINUTE),
    handler: async ({ headers, query }: FastifyRequest<{ Querystring: { ref?: unknown } }>, reply) => {
      const [, token = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
      const ref = typeof query.ref === 'string' && /^[1-9]\d{0,8}$/.test(query.ref) ? Number(query.ref) : 0;
      const statement = await statementOf(token, ref);
      return asOwnPage(reply)
        .code(statement ? 200 : 403)
        .send(statement ? pageOf(statement) : expired());
    },
  });
}

const expired = () =>
  htmlPage(
    'Billing',
    '<p>This page is open for a few minutes only. Please open Billing again.</p><p><a href="/">Go to Bootcamp Square</a></p>',
  );

const pageOf = ({ name, universityName, accounts }: Statement) =>
  htmlPage(
    'Statement',
    `<p>${escaped(name)}, ${escaped(universityName)}</p>${accounts.map(accountOf).join('')}
<p class="note">Do you have a question about your payments? <a href="/support">Contact BCS Support</a>.</p>`,
  );

function accountOf({ programName, courseName, entries }: Statement['accounts'][number]): string {
  const head = `<h2>${escaped(programName)}: ${escaped(courseName)}</h2>`;
  if (entries.length === 0) return `${head}<p>No charges and no payments are recorded here.</p>`;
  const totals = [...new Set(entries.map(({ currency }) => currency))].map((currency) => {
    const due = entries.filter((entry) => entry.currency === currency).reduce((sum, entry) => sum + signed(entry), 0);
    return `<p><strong>${due < 0 ? 'Credit' : 'Balance due'}: ${money(Math.abs(due), currency)}</strong></p>`;
  });
  return `${head}<table><thead><tr><th>Date</th><th>Description</th><th>Charge</th><th>Payment</th></tr></thead>
<tbody>${entries.map(rowOf).join('')}</tbody></table>${totals.join('')}`;
}

const signed = ({ kind, amountCents }: Entry) => (kind === 'charge' ? amountCents : -amountCents);
const money = (cents: number, currency: string) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency });

function rowOf({ kind, description, amountCents, currency, dated }: Entry): string {
  const amount = money(amountCents, currency);
  const [charge, payment] = kind === 'charge' ? [amount, ''] : ['', amount];
  return `<tr><td>${dateText(dated)}</td><td>${escaped(description)}</td><td>${charge}</td><td>${payment}</td></tr>`;
}
