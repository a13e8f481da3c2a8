import { describeProduct } from './lib/announce.mjs';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { forgetBuild } from './lib/compile.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { installedCommand, packages } from './lib/packages.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { runTogether } from './lib/run-together.mjs';
import { planServices } from './lib/services.mjs';

/** The same product as `npm start`, with live reload. */
await runCommand(async () => {
  const signal = listenForStop();
  const configuration = readConfigurationInForce();
  if (configuration.APP_ENV === 'production') {
    throw new ExpectedFailure('NODE_ENV is production: npm run dev is for development; use npm start.');
  }
  const env = makeChildEnvironment(configuration, 'development');
  await requireFreePorts(configuration);
  console.log('Scholars Network, development');
  await prepare(['contract', 'cms', 'portal'], { builds: ['contract'], signal });
  // From here on the CMS compiles into the same folder by itself.
  forgetBuild('cms');

  const { cms, portal } = planServices('develop', configuration, env);
  const contract = {
    name: 'contract',
    command: installedCommand('contract', 'tsc'),
    args: ['-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'],
    cwd: packages.contract.folder,
    env,
  };
  return runTogether([contract, cms, portal], { signal, onReady: () => console.log(describeProduct(configuration)) });
});
