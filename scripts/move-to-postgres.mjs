import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listenForStop, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { packages } from './lib/packages.mjs';
import { requireStopped } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';

/** `npm run move-to-postgres`: the SQLite database of a stopped product into the empty one that DATABASE_URL names. */
await runCommand(async () => {
  const signal = listenForStop();
  const configuration = readConfigurationInForce();
  await requireStopped(configuration);
  const env = makeChildEnvironment({ ...configuration, SEED: 'none', LOG_LEVEL: 'warn' });
  await prepare(['contract', 'cms'], { signal });
  const move = spawn(process.execPath, ['dist/src/composition/move-to-postgres.js'], {
    cwd: packages.cms.folder,
    env,
    stdio: 'inherit',
  });
  signal.addEventListener('abort', () => move.kill());
  const [code] = await once(move, 'close');
  return code ?? 1;
});
