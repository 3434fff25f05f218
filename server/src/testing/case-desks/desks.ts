import type { Answering, StubbedAnswer } from './desk-stub.ts';

export const ORG = {
  orgId: '00D5e000000abcd',
  recordType: '0125e000000abcd',
  retUrl: 'http://localhost:3000/casesuccess',
};
export const AGENT = { user: 'agent@example.com', token: 'token-of-the-tests' };
export const FRESHDESK_KEY = 'key-of-the-tests';

const MAIL = /^[^\s@<>]+@[^\s@<>]+$/;
const no = (status: number, why: string): StubbedAnswer => ({ status, body: { error: why } });
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const STANDARD = ['orgid', 'retURL', 'recordType', 'priority', 'name', 'email', 'origin', 'subject', 'description'];

/** Salesforce, which answers 200 to everything and stores only valid cases. */
export const webToCaseStub: Answering = ({ method, url, headers, body }, { cases, refusals }) => {
  const back = { status: 200, body: '<meta http-equiv="Refresh" content="0; URL=…">' };
  const refuse = (why: string) => {
    refusals.push(why);
    return back;
  };
  if (method !== 'POST' || url.pathname !== '/servlet/servlet.WebToCase') return no(404, 'URL No Longer Exists');
  if (!String(headers['content-type']).startsWith('application/x-www-form-urlencoded')) return refuse('not a form');
  if (url.searchParams.get('encoding') !== 'UTF-8') return refuse('the encoding is not named');
  const form = Object.fromEntries(new URLSearchParams(body));
  if (form['orgid'] !== ORG.orgId || url.searchParams.get('orgId') !== ORG.orgId) return refuse('unknown organization');
  if (form['retURL'] !== ORG.retUrl) return refuse('no way back');
  if (form['recordType'] !== undefined && form['recordType'] !== ORG.recordType) return refuse('unknown record type');
  if (!MAIL.test(form['email'] ?? '')) return refuse('no e-mail address');
  if (!['High', 'Medium', 'Low'].includes(form['priority'] ?? '')) return refuse('unknown priority');
  if ((form['name'] ?? '').length > 80 || (form['description'] ?? '').length > 32_000) return refuse('too long');
  const unknown = Object.keys(form).filter(
    (name) => !STANDARD.includes(name) && name !== 'Role' && !/^00N\w{12}$/.test(name),
  );
  if (unknown.length > 0) return refuse(`unknown fields: ${unknown.join()}`);
  cases.push(form);
  return back;
};

const TICKET_OF_ZENDESK = ['subject', 'comment', 'requester', 'priority', 'external_id', 'tags', 'custom_fields'];

/**
 * Zendesk, which treats a repeated key with the same content as the same ticket, and with other content as an error.
 */
export function zendeskStub(): Answering {
  const known = new Map<string, string>();
  return ({ method, url, headers, body }, { cases }) => {
    if (headers.authorization !== basic(`${AGENT.user}/token`, AGENT.token))
      return no(401, "Couldn't authenticate you");
    if (url.pathname !== '/api/v2/tickets.json') return no(404, 'InvalidEndpoint');
    const external = url.searchParams.get('external_id');
    if (method === 'GET')
      return { status: 200, body: { tickets: cases.filter(({ external_id: id }) => id === external) } };
    if (headers['content-type'] !== 'application/json') return no(415, 'Unsupported Media Type');
    const key = String(headers['idempotency-key'] ?? '');
    if (known.has(key)) return known.get(key) === body ? { status: 201, body: {} } : no(400, 'IdempotentRequestError');
    const { ticket } = JSON.parse(body) as { ticket?: Record<string, unknown> };
    const requester = ticket?.['requester'] as { name?: string; email?: string } | undefined;
    const comment = ticket?.['comment'] as { body?: string } | undefined;
    if (!ticket || Object.keys(ticket).some((field) => !TICKET_OF_ZENDESK.includes(field)))
      return no(422, 'UnknownField');
    if (!comment?.body) return no(422, 'Description: cannot be blank');
    if (!requester?.name || !MAIL.test(requester.email ?? ''))
      return no(422, 'Requester: Email is not properly formatted');
    if (!['urgent', 'high', 'normal', 'low'].includes(String(ticket['priority'])))
      return no(422, 'Priority is invalid');
    if (key) known.set(key, body);
    cases.push(ticket);
    return { status: 201, body: { ticket: { id: cases.length } } };
  };
}

const TICKET_OF_FRESHDESK = ['subject', 'description', 'name', 'email', 'status', 'priority', 'source', 'tags'];

/** Freshdesk, which creates a ticket for each request. */
export const freshdeskStub: Answering = ({ method, url, headers, body }, { cases }) => {
  if (headers.authorization !== basic(FRESHDESK_KEY, 'X')) return no(401, 'invalid_credentials');
  if (url.pathname !== '/api/v2/tickets') return no(404, 'Not Found');
  const email = url.searchParams.get('email');
  if (method === 'GET') {
    const theirs = cases.filter((ticket) => ticket['email'] === email);
    if (Number(url.searchParams.get('per_page') ?? 30) > 100) return no(400, 'per_page is too large');
    return theirs.length === 0
      ? no(400, 'There is no contact matching the given email')
      : { status: 200, body: theirs };
  }
  if (headers['content-type'] !== 'application/json') return no(415, 'invalid_content_type');
  const ticket = JSON.parse(body) as Record<string, unknown>;
  const unknown = Object.keys(ticket).filter((field) => !TICKET_OF_FRESHDESK.includes(field));
  if (unknown.length > 0) return no(400, `Unexpected/invalid field in request: ${unknown.join()}`);
  if (!MAIL.test(String(ticket['email']))) return no(400, 'It should be in the valid email address format');
  if (!ticket['subject'] || !ticket['description']) return no(400, 'missing_field');
  const among = (field: string, ...values: number[]) => values.includes(ticket[field] as number);
  if (!among('status', 2, 3, 4, 5) || !among('priority', 1, 2, 3, 4) || !among('source', 1, 2, 3, 5, 6, 7, 9, 10, 11))
    return no(400, 'invalid_value');
  if (!Array.isArray(ticket['tags'])) return no(400, 'datatype_mismatch');
  cases.push(ticket);
  return { status: 201, body: { id: cases.length } };
};
