import path from 'node:path';
import { ConfigurationError, readSettings, requireWholeGroups } from '../../contract/src/settings.js';
import { ExpectedFailure } from './command.mjs';
import { rootFolder } from './packages.mjs';

/**
 * Reads every variable, with its default, for a start of the whole product. NODE_ENV says whether it is in production.
 * @param {Record<string, string | undefined>} environment
 * @throws {ExpectedFailure} one line that names the variable
 */
export function readConfiguration(environment) {
  const APP_ENV = environment.NODE_ENV?.trim() === 'production' ? 'production' : 'local';
  const settings = readOrFail({ ...environment, APP_ENV });
  const { PORT, CMS_PORT, DATA_DIR } = settings;
  if (CMS_PORT === 0) throw new ExpectedFailure('CMS_PORT must be known to the portal: 0 is for tests.');
  if (CMS_PORT === PORT) throw new ExpectedFailure('CMS_PORT must differ from PORT.');
  return { ...settings, DATA_DIR: path.resolve(rootFolder, DATA_DIR ?? 'var') };
}

function readOrFail(environment) {
  try {
    const settings = readSettings(environment);
    requireWholeGroups(settings);
    return settings;
  } catch (error) {
    throw error instanceof ConfigurationError ? new ExpectedFailure(error.message) : error;
  }
}

/** The environment of a child: the person's own, with every variable of the table as it was read. */
export function childEnvironment(environment, configuration, nodeEnv = 'production') {
  const child = { ...environment, ...configuration, NODE_ENV: nodeEnv };
  return Object.fromEntries(
    Object.entries(child).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
