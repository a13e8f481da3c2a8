/** Forms that ask whether a person sends them. An answer is good for the form it was made for. */
export const captchaActions = ['contact-us', 'join-us', 'login', 'register', 'request-reset-password'] as const;
export type CaptchaAction = (typeof captchaActions)[number];
