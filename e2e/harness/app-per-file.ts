import { forgetSessions } from './session.ts';
import { startApp, type RunningApp, type Texts } from './running-app.ts';

/** Opens the app anew whenever another file of journeys begins: none finds the traces of another. */
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
      await close();
      forgetSessions();
      app = await startApp(String(process.env['E2E_WORLD']), texts);
      openFor = file;
      return app;
    },
    close,
  };
}
export type AppPerFile = ReturnType<typeof appPerFile>;
