import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ExpectedFailure } from './command.mjs';

const run = promisify(execFile);
const maxBytes = 64 * 1024 * 1024;

/**
 * What a package is made of, as CycloneDX in JSON: everything that runs, with version, licence and checksum, as it is
 * installed. Its lockfile alone does not hold what the linked contract needs.
 * @param {string} cwd the package's folder
 * @throws {ExpectedFailure} where something of it is not installed
 */
export async function listComponents(cwd) {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
  try {
    const { stdout } = await run('npm', ['sbom', ...options], { cwd, maxBuffer: maxBytes });
    return stdout;
  } catch (error) {
    throw new ExpectedFailure(`npm could not list the packages of ${cwd}:\n${error.stderr || error.message}`);
  }
}
