/**
 * A failure whose message is all that the person needs: it is printed as it stands, without a stack.
 * Anything else that is thrown is a fault of ours and keeps its stack.
 */
export class ExpectedFailure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const oldest = { 20: 19, 22: 12 };

/** Below these versions `require()` of an ES module fails, and the CMS requires the contract. */
function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || major === 21) return false;
  return minor >= (oldest[major] ?? 0);
}

/**
 * Runs a command's body: a returned number is the exit code.
 * Sets `process.exitCode` rather than exiting, so that buffered output still reaches a pipe.
 */
export async function runCommand(body) {
  try {
    if (!isNodeSupported(process.versions.node)) {
      throw new ExpectedFailure(`Node ${process.versions.node} is too old: use 20.19 or newer (22 from 22.12).`);
    }
    endWith((await body()) ?? 0);
  } catch (error) {
    const isExpected = error instanceof ExpectedFailure;
    console.error(isExpected ? `\n${error.message}` : error);
    endWith(isExpected ? error.exitCode : 1);
  }
}

/** Also where a package ends the process by a hook of its own, which says 0. @param {number} code */
function endWith(code) {
  process.exitCode = code;
  process.once('exit', () => {
    process.exitCode = code;
  });
}

/**
 * An AbortSignal that the first Ctrl-C, SIGTERM or closed terminal aborts.
 * Later ones are taken and dropped: npm passes a Ctrl-C on that the terminal has already delivered.
 * (package.json says `exec node …` because npm signals the shell that it starts, which would not pass it on.)
 */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort());
  return controller.signal;
}
