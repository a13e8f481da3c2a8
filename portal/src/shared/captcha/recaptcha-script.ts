import { recaptchaActionOf } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';

/** As much of reCAPTCHA v3 as is used here. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** A network that swallows the script says nothing at all. */
const timeoutMs = 8_000;
let loading: Promise<Recaptcha> | undefined;

/** A token of reCAPTCHA v3. @throws where Google cannot be reached */
export async function getRecaptchaToken(siteKey: string, action: CaptchaAction): Promise<string> {
  loading ??= load(siteKey);
  try {
    const recaptcha = await loading;
    return await orTimeout(recaptcha.execute(siteKey, { action: recaptchaActionOf(action) }));
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function load(siteKey: string): Promise<Recaptcha> {
  return orTimeout(
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      script.addEventListener('error', () => reject(new Error('The script was not loaded')));
      script.addEventListener('load', () => {
        const { grecaptcha } = window as { grecaptcha?: Recaptcha };
        if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
        else reject(new Error('The script did nothing'));
      });
      document.head.append(script);
    }),
  );
}

function orTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer in time')), timeoutMs)),
  ]);
}
