import { ExpectedFailure } from './expected-failure.mjs';

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
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const isExpected = error instanceof ExpectedFailure;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exitCode = isExpected ? error.exitCode : 1;
  }
}
