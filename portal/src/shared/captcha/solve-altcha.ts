import type { AltchaChallenge } from '@scholars/contract/captcha';
import type { Solution } from 'altcha-lib/types';

/**
 * Solves a challenge beside the page, so that typing stays smooth.
 *
 * @returns the field's text: base64 of JSON, as altcha writes it
 */
export async function solveAltcha(challenge: AltchaChallenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        data ? resolve(data) : reject(new Error('Not solved in time')),
      );
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker does not run')));
      signal.addEventListener('abort', () => reject(new Error('No longer needed')));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
