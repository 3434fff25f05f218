import { forgetSessions } from './session.ts';
import { startApp, type RunningApp, type Texts } from './running-app.ts';

/**
 * Gives each file of journeys a world of its own, so that none finds the traces of another. The server goes on where it can:
 * to start it costs more than many a file of journeys.
 */
export function appPerFile() {
  let app: RunningApp | null = null;
  let openFor = '';
  const close = async () => {
    await app?.close();
    app = null;
  };
  return {
    /** The app as fresh as the first journey of this file wants it. */
    async openFor(file: string, texts: Texts): Promise<RunningApp> {
      if (app && openFor === file) return app;
      forgetSessions();
      const isFresh = await app?.renew(texts);
      if (!app || !isFresh) {
        await close();
        app = await startApp(String(process.env['E2E_WORLD']), texts);
      }
      openFor = file;
      return app;
    },
    close,
  };
}
export type AppPerFile = ReturnType<typeof appPerFile>;
