import * as z from 'zod/mini';
import { accepted, country, email, phone, text, url } from '../fields.js';
import { longTextMaxLength, messageMinLength } from '../limits.js';

export const organizationTypes = [
  'university',
  'research-centre',
  'company',
  'foundation',
  'government',
  'ngo',
] as const;
export type OrganizationType = (typeof organizationTypes)[number];

const recaptcha = text({ required: 'recaptcha.required', max: 8000 });

/** Footer newsletter (spec §5). */
export const newsletterSubscription = z.object({
  email: email({ required: 'email.required' }),
  consent: accepted('consent.required'),
});

/** Contact us (product §4). */
export const contactMessage = z.object({
  fullName: text({ required: 'fullName.required', min: 2 }),
  emailAddress: email({ required: 'email.required' }),
  phoneNumber: phone(),
  subject: text({ required: 'subject.required', min: 2 }),
  message: text({ required: 'message.required', min: messageMinLength, max: longTextMaxLength }),
  recaptcha,
});

/** An organization that wants to join (product §8). */
export const joinUsRequest = z.object({
  organizationName: text({ required: 'organizationName.required', min: 2 }),
  type: z.enum(organizationTypes, { error: 'choice.required' }),
  country: country({ required: 'country.required' }),
  website: url({ required: 'website.required' }),
  contactName: text({ required: 'fullName.required', min: 2 }),
  contactTitle: text({ required: 'title.required', min: 2 }),
  emailAddress: email({ required: 'email.required' }),
  phoneNumber: phone(),
  reason: text({ required: 'joinReason.required', min: messageMinLength, max: longTextMaxLength }),
  recaptcha,
});
