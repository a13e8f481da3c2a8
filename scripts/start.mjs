import { describeProduct } from './lib/announce.mjs';
import { listenForStop, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { runTogether } from './lib/run-together.mjs';
import { planServices } from './lib/services.mjs';

const everyPackage = ['contract', 'cms', 'portal'];

// What can be refused at once comes first: nobody waits minutes to hear of a bad value or a taken port.
await runCommand(async () => {
  const signal = listenForStop();
  const configuration = readConfigurationInForce();
  const env = makeChildEnvironment(configuration);
  await requireFreePorts(configuration);
  console.log('Scholars Network');
  await prepare(everyPackage, { signal });
  const { cms, portal } = planServices('start', configuration, env);
  return runTogether([cms, portal], { signal, onReady: () => console.log(describeProduct(configuration)) });
});
