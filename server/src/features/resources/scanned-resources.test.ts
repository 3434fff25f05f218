import { expect, test } from 'vitest';
import { clamd } from '#adapters/scanner/clamd';
import { EICAR } from '#testing/eicar';
import { findsEicar, useClamd } from '#testing/fake-clamd';
import { pdfOf, resourcesOf } from '#testing/resources';
import { useWorld } from '#testing/world';

const daemon = useClamd(findsEicar);
const world = useWorld();
const { upload } = resourcesOf(world);
const HARMFUL = Buffer.concat([Buffer.from('%PDF-1.7\n'), EICAR, Buffer.from('\n%%EOF\n')]);

test('where a scanner is set up, a file is taken once it has found nothing in it; without one as it is [D-259]', async () => {
  expect((await upload(HARMFUL)).status).toBe(200);
  Object.assign(world.services, { scanner: clamd(daemon) });
  const refused = await upload(HARMFUL);
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'RESOURCE_HARMFUL']);
  expect((await upload(pdfOf())).status).toBe(200);
});

test('what nobody can judge is not taken [D-259]', async () => {
  Object.assign(world.services, { scanner: clamd({ host: '127.0.0.1', port: 1 }) });
  const { status, body } = await upload(pdfOf());
  expect([status, body.errorCode]).toEqual([503, 'RESOURCE_NOT_SAVED']);
});
