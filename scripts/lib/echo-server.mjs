import { createServer } from 'node:http';
import { createRequire } from 'node:module';

// The CMS's own, to install nothing twice.
const { Server } = createRequire(new URL('../../cms/package.json', import.meta.url))('socket.io');

/** A bare socket.io server, in a process of its own: hands what it is told on to the socket that it is for. */
const server = createServer();
const io = new Server(server, { perMessageDeflate: false, serveClient: false });
io.on('connection', (/** @type {any} */ socket) => {
  socket.join(socket.handshake.auth.name);
  socket.on('echo', (/** @type {string} */ to, /** @type {string} */ id) => io.to(to).emit('conversation', { id }));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit());
