import * as z from 'zod/mini';
import { countWords } from '../typed-text.js';
import { country, email, file, phone, text, url } from '../fields.js';
import { photoRule } from '../files.js';
import { biographyMaxLength, biographyMaxWords, biographyMinLength } from '../limits.js';

/** Founding Fellows Profile (spec §3, §5), as it is on the wire. */
export const foundingFellowsProfile = z.object({
  fullName: text({ required: 'fullName.required', min: 2 }),
  emailAddress: email({ required: 'email.required' }),
  phoneNumber: phone(),
  officePhone: phone(),
  officeEmail: email({ invalid: 'officeEmail.invalid' }),
  currentLocation: country({ required: 'residence.required' }),
  currentTitle: text({ required: 'title.required', min: 2 }),
  currentDepartment: text({ min: 2 }),
  currentInstitution: text({ required: 'institution.required', min: 2 }),
  homepage: url(),
  biography: z.pipe(
    text({
      min: biographyMinLength,
      minMessage: 'biography.min',
      max: biographyMaxLength,
      maxMessage: 'biography.max',
    }),
    z.string().check(z.refine((value) => countWords(value) <= biographyMaxWords, { error: 'biography.words' })),
  ),
  photo: file(photoRule),
});

export type FoundingFellowsProfile = z.output<typeof foundingFellowsProfile>;
