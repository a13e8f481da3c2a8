import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { packages } from './lib/packages.mjs';
import { findPortProblem } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';

/** `npm run seed -- --scale 20000 --submissions 20000`: the arguments are the seed's own. */
await runCommand(async () => {
  const signal = listenForStop();
  const configuration = readConfigurationInForce();
  const { CMS_PORT, DATABASE_URL } = configuration;
  if (!DATABASE_URL && (await findPortProblem(CMS_PORT))) {
    throw new ExpectedFailure(
      `CMS_PORT: something listens on port ${CMS_PORT}. A running CMS and the seed cannot write to one SQLite file: stop it first.`,
    );
  }
  const env = makeChildEnvironment(configuration);
  await prepare(['contract', 'cms'], { signal });
  const seed = spawn(process.execPath, ['dist/seeds/run.js', ...process.argv.slice(2)], {
    cwd: packages.cms.folder,
    env,
    stdio: 'inherit',
  });
  signal.addEventListener('abort', () => seed.kill());
  const [code] = await once(seed, 'close');
  return code ?? 1;
});
