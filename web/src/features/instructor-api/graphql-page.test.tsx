import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const SCHEMA = buildSchema(`
  type Query {
    "Your account and all your active enrollments."
    me: Me
    course(id: Int!): Course
  }
  type Me { enrollments: [Enrollment!]! }
  type Enrollment { id: Int! course: Course! }
  type Course { id: Int! name: String! }
`);
const PATH = '/api/instructor/graphql/v1/query';

interface Sent {
  readonly query: string;
  readonly variables?: unknown;
}
/** Answers queries and collects them, except those for the schema; everything else goes to the tests' server. */
function graphqlAnswers(status: number, body: object, schemaStatus = 200): Sent[] {
  const sent: Sent[] = [];
  const others = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (address !== PATH) return others(address, init);
    const asked = JSON.parse(String(init?.body)) as Sent;
    if (asked.query.includes('__schema'))
      return Response.json({ data: introspectionFromSchema(SCHEMA) }, { status: schemaStatus });
    sent.push(asked);
    return Response.json(body, { status, headers: { 'ratelimit-remaining': '118' } });
  });
  return sent;
}
afterEach(() => vi.restoreAllMocks());

const editor = () => page.getByRole('textbox', { name: 'Query', exact: true });
async function open() {
  app.signIn(enrollment('instructor'));
  const screen = await app.open('/instructor-api-docs/graphql');
  await expect.element(page.getByRole('button', { name: 'Me', exact: true })).toBeVisible();
  return screen;
}
async function write(query: string) {
  await editor().click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await userEvent.keyboard(query.replaceAll('{', '{{'));
}

test('a query is sent with the own token; status, headers and body are shown [API-012, API-014, API-015]', async () => {
  const sent = graphqlAnswers(200, { data: { course: { name: 'Web' } } });
  await open();
  await page.getByRole('button', { name: 'Send request' }).click();
  const response = page.getByRole('region', { name: 'Response', exact: true });
  await expect.element(response.getByRole('status')).toHaveTextContent('Status 200');
  expect(response.element().textContent).toContain('ratelimit-remaining: 118');
  expect(response.element().textContent).toContain('"name": "Web"');
  expect(sent[0]?.variables).toEqual({ course: enrollment('instructor').course.id });
  expect(sent[0]?.query).toContain('course(id: $course)');
});

describe('the editor', () => {
  test('completes what the schema has, and sends by Ctrl+Enter [API-014]', async () => {
    const sent = graphqlAnswers(200, { data: { me: null } });
    await open();
    await write('{ me { en');
    const option = page.getByRole('option', { name: /enrollments/ });
    await expect.element(option).toBeVisible();
    await option.click();
    await expect.poll(() => editor().element().textContent).toContain('{ me { enrollments');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent[0]?.query).toMatch(/enrollments/);
  });
  test('keeps what was written when the page is left and opened again', async () => {
    graphqlAnswers(200, {});
    const screen = await open();
    await write('# my own');
    await screen.unmount();
    await open();
    await expect.poll(() => editor().element().textContent).toBe('# my own');
  });
  test('is left by Tab, as any field', async () => {
    graphqlAnswers(200, {});
    await open();
    await editor().click();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Variables, as JSON' })).toHaveFocus();
  });
});

test('the schema stands beside it, one type leading to the next [API-014]', async () => {
  graphqlAnswers(200, {});
  await open();
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: '[Enrollment!]!' }).click();
  await page.getByRole('button', { name: 'Course!' }).click();
  const schema = page.getByRole('region', { name: 'Schema' });
  await expect.poll(() => schema.element().textContent).toContain('name: String!');
  await schema.getByRole('button', { name: 'Query' }).click();
  await expect.element(schema.getByText('Your account and all your active enrollments.')).toBeVisible();
});

test('without access the page says so, and nobody is logged out [API-016, D-171]', async () => {
  graphqlAnswers(401, {}, 401);
  app.signIn(enrollment('instructor'));
  const screen = await app.open('/instructor-api-docs/graphql');
  await expect
    .element(page.getByRole('alert').getByText('You do not have access to the Instructor API.'))
    .toBeVisible();
  expect(screen.path()).toBe('/instructor-api-docs/graphql');
});

test.each(['light', 'dark'] as const)('the page is clean, %s', async (theme) => {
  graphqlAnswers(200, {});
  await open();
  expect(await axeFindings(theme, page.getByRole('main').element())).toEqual([]);
});
