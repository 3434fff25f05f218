import type { Plugin } from 'vite';

/** Each file of screen tests opens a page of its own: what it has loaded before it need not ask for, while nobody edits. */
export const keepModules: Plugin = {
  name: 'keep-modules',
  configureServer({ middlewares, config }) {
    if (config.server.watch !== null) return;
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};
