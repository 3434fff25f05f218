import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { GivenResource, Resource } from '@bcs/contract/features/resources/model';
import type { DemoName } from '#database/seed/ids';
import type { World } from './world.ts';

/** Makes a PDF file of a given size, with a valid beginning and end. */
export function pdfOf(size = 100): Buffer {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(size - head.length - tail.length, 0x20), tail]);
}

/** Makes a photo whose metadata say where it was taken. */
export const photo = (width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Makes an animation with two frames of different colours. */
export const moving = (): Promise<Buffer> =>
  sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif()
    .toBuffer();

export const LINK: GivenResource = { kind: 'link', title: 'The tutorial', url: 'https://developer.mozilla.org/docs' };
export const givenResource = ({ fileKey }: { fileKey: string }, title = 'Handout'): GivenResource => ({
  kind: 'file',
  title,
  fileKey,
});

/** The resources of a session of the active course, as they are edited and seen. */
export function resourcesOf(world: World) {
  const { activeCourse: courseId, futureSession: sessionId } = world.ids;
  const one = { courseId, sessionId };
  const upload = (bytes: Buffer, fileName = 'handout.pdf', by: DemoName = 'registrar') =>
    world.as(by).call('uploadResource', { courseId, fileName, base64: bytes.toString('base64') });
  const held = async () => (await world.as('registrar').call('adminResources', one)).body;
  const save = async (resources: readonly GivenResource[], by: DemoName = 'registrar') =>
    world.as(by).call('saveResources', { ...one, version: (await held()).version, resources });
  const seenBy = async (who: DemoName): Promise<Resource[]> =>
    (await world.as(who).call('sessionDetail', { sessionId })).body.resources;
  const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    world.app.inject({ method: 'GET', url, headers });
  /** Saves a file as the only resource, and returns the address under which a student opens it. */
  const handOut = async (bytes = pdfOf(), fileName = 'handout.pdf'): Promise<string> => {
    await save([givenResource((await upload(bytes, fileName)).body)]);
    const [resource] = await seenBy('student');
    if (!resource) throw new Error('The file was not saved.');
    return resource.url;
  };
  return { one, upload, held, save, seenBy, get, handOut };
}
