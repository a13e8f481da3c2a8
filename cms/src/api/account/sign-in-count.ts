import { countByWord } from '../../platform/metrics/registry.js';

/** Counts how a sign-in ended. Past a limit it is none: limits are counted by themselves. */
export const countSignIn = countByWord(
  'scholars_cms_sign_ins_total',
  'Sign-ins in this process: what the last step of those let in was, and what was wrong with the others.',
  'outcome',
  ['password', 'second-step', 'provider', 'wrong-password', 'wrong-code'],
);
