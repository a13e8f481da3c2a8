import { childEnvironment, readConfiguration } from './configuration.mjs';
import { loadEnvironment } from './env-file.mjs';
import { rootFolder } from './packages.mjs';
import { findOrMakeSecret } from './root-secret.mjs';

/** The configuration in force: the environment over `.env`. */
export function readConfigurationInForce() {
  return readConfiguration(loadEnvironment(rootFolder));
}

/** The environment of the CMS and the portal; makes DATA_DIR and, where none is set, the secret. */
export function makeChildEnvironment(configuration, nodeEnv) {
  const withSecret = { ...configuration, SECRET: findOrMakeSecret(configuration) };
  return childEnvironment(loadEnvironment(rootFolder), withSecret, nodeEnv);
}
