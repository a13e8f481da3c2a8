import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { runTogether } from './lib/run-together.mjs';
import { planServices } from './lib/services.mjs';

/**
 * Runs one service that is installed and built already: what the container images start, under the same
 * check of the configuration as `npm start`. `node scripts/serve.mjs cms` or `… portal`.
 */
await runCommand(async () => {
  const signal = listenForStop();
  const configuration = readConfigurationInForce();
  const service = planServices('start', configuration, makeChildEnvironment(configuration))[process.argv[2]];
  if (!service) throw new ExpectedFailure('Name the service to run: cms or portal.');
  return runTogether([service], { signal, onReady: () => console.log(`${service.name} is ready`) });
});
