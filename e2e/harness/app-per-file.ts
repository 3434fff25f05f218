import { forgetSessions } from './session.ts';
import { startApp, type RunningApp, type DemoTexts } from './running-app.ts';

/**
 * Gives each test file its own world, so that none finds the traces of another. The server is kept running where
 * possible, because starting it takes longer than many test files.
 */
export function appPerFile() {
  let app: RunningApp | null = null;
  let openFor = '';
  const close = async () => {
    await app?.close();
    app = null;
  };
  return {
    /** Provides the app in the fresh state that the first journey of a file needs. */
    async openFor(file: string, texts: DemoTexts): Promise<RunningApp> {
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
