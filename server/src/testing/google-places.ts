import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PLACES_KEY = 'key-of-the-tests';
const CITIES = ['Lisbon, Portugal', 'Lisburn, United Kingdom'];

/** A simulated Places API (New), as strict as the real one. */
export interface FakeGooglePlaces {
  readonly apiUrl: string;
  mood: 'well' | 'down' | 'slow' | 'garbage' | 'other shape' | 'huge';
  close(): Promise<void>;
}

function answer(request: { path: string; headers: Record<string, unknown>; body: string }): [number, unknown] {
  const { path, headers, body } = request;
  const refuse = (code: number, status: string): [number, unknown] => [code, { error: { code, status } }];
  if (path !== '/v1/places:autocomplete') return refuse(404, 'NOT_FOUND');
  if (headers['x-goog-api-key'] !== PLACES_KEY) return refuse(403, 'PERMISSION_DENIED');
  if (headers['content-type'] !== 'application/json') return refuse(400, 'INVALID_ARGUMENT');
  const asked = JSON.parse(body) as Record<string, unknown>;
  const known = ['input', 'includedPrimaryTypes', 'languageCode'];
  if (Object.keys(asked).some((key) => !known.includes(key)) || typeof asked['input'] !== 'string')
    return refuse(400, 'INVALID_ARGUMENT');
  // places other than cities are only returned if no type is requested
  if (JSON.stringify(asked['includedPrimaryTypes']) !== '["(cities)"]')
    return [200, { suggestions: [{ queryPrediction: {} }] }];
  const input = asked['input'].toLowerCase();
  const found = CITIES.filter((city) => city.toLowerCase().startsWith(input));
  // the real one returns an empty object if there are no results
  if (found.length === 0) return [200, {}];
  return [
    200,
    { suggestions: found.map((text, index) => ({ placePrediction: { placeId: `place-${index}`, text: { text } } })) },
  ];
}

/** Opens it on a free port. */
export async function openGooglePlaces(): Promise<FakeGooglePlaces> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const send = (status: number, body: string) =>
        response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body);
      // never answers; the end of the server closes it
      if (fake.mood === 'slow') return;
      if (fake.mood === 'down') return send(503, '<h1>Backend Error</h1>');
      if (fake.mood === 'garbage') return send(200, '<html>');
      if (fake.mood === 'other shape') return send(200, '{"suggestions":[{"place":7}]}');
      if (fake.mood === 'huge') return send(200, `"${'x'.repeat(1024 * 1024)}"`);
      const [status, body] = answer({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      send(status, JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeGooglePlaces = {
    apiUrl: `http://127.0.0.1:${port}/v1`,
    mood: 'well',
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
