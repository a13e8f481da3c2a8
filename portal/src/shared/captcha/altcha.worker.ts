import type { AltchaChallenge } from '@scholars/contract/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const timeoutMs = 60_000;

addEventListener('message', ({ data: challenge }: MessageEvent<AltchaChallenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: timeoutMs }).then(
    (solution) => postMessage(solution),
    // Thrown out of the promise, it reaches the page as the worker's error.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
