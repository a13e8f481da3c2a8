// The CMS as a process of its own, as `strapi start` runs it, from what the tests compiled; tells its port.
const { createStrapi } = require('@strapi/strapi');

// Over a limit of file sizes a write is to fail, as over a quota, and not to end the process.
process.on('SIGXFSZ', () => undefined);
// It never outlives the tests that started it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
void createStrapi({ appDir: process.env.TEST_APP_DIR, distDir: process.env.TEST_DIST_DIR, serveAdminPanel: false })
  .start()
  .then((app) => process.send({ port: app.server.httpServer.address().port }));
