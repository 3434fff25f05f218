import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { recording, type Recording } from './recording.ts';
import type { World } from './world.ts';

interface RecordedApp {
  readonly app: FastifyInstance;
  /** The statements that it sends to the database. */
  readonly heard: Recording;
}

/** A second server over the same world, whose statements are written down. */
export function recordedApp(world: World): RecordedApp {
  let heard: Recording;
  let app: FastifyInstance;
  beforeAll(async () => {
    heard = recording(world.db);
    app = await buildApp({ ...world.services, database: heard.database }, { limited: false });
  });
  afterAll(() => app?.close());
  return {
    get app() {
      return app;
    },
    get heard() {
      return heard;
    },
  };
}
