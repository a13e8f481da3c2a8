import { createServer } from 'node:net';
import { ExpectedFailure } from './command.mjs';

/** Throws unless both ports can be listened on, before minutes are spent on building for nothing. */
export async function requireFreePorts({ PORT, CMS_PORT }) {
  for (const [name, port] of Object.entries({ PORT, CMS_PORT })) {
    const problem = await findPortProblem(port);
    if (problem === 'EACCES')
      throw new ExpectedFailure(`${name}: no right to listen on port ${port}; choose one from 1024 up.`);
    if (problem)
      throw new ExpectedFailure(`${name}: port ${port} is in use; stop what listens there or set ${name} to another.`);
  }
}

/** Throws where a CMS answers: what works on its data without it must be alone. */
export async function requireStopped({ CMS_PORT }) {
  if (await findPortProblem(CMS_PORT))
    throw new ExpectedFailure(`CMS_PORT: something listens on port ${CMS_PORT}. Stop the product first.`);
}

/** The next so many ports that can be listened on. @param {number} from @param {number} count */
export async function findFreePorts(from, count) {
  /** @type {number[]} */
  const free = [];
  for (let port = from; free.length < count; port += 1) if (!(await findPortProblem(port))) free.push(port);
  return free;
}

/** The error code of listening on a port, or undefined. */
export async function findPortProblem(port) {
  // A listener on 127.0.0.1 alone does not stop a listener on every address everywhere, so both are tried.
  return (await tryListening(port, '127.0.0.1')) ?? (await tryListening(port, undefined));
}

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
