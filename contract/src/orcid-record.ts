import * as z from 'zod/mini';

/* ORCID's public API 3.0, as much of `/{orcid}/activities` as profiles take. Anything may be missing or null. */

const value = z.nullish(z.object({ value: z.nullish(z.string()) }));
const fuzzyDate = z.nullish(z.object({ year: value, month: value }));
const affiliation = z.object({
  'put-code': z.number(),
  'department-name': z.nullish(z.string()),
  'role-title': z.nullish(z.string()),
  'start-date': fuzzyDate,
  'end-date': fuzzyDate,
  organization: z.nullish(
    z.object({ name: z.nullish(z.string()), address: z.nullish(z.object({ country: z.nullish(z.string()) })) }),
  ),
});
const work = z.object({
  'put-code': z.number(),
  type: z.nullish(z.string()),
  title: z.nullish(z.object({ title: value, 'translated-title': value })),
  'journal-title': value,
  'publication-date': fuzzyDate,
  url: value,
  'external-ids': z.nullish(
    z.object({
      'external-id': z.nullish(
        z.array(
          z.object({
            'external-id-type': z.nullish(z.string()),
            'external-id-value': z.nullish(z.string()),
            'external-id-relationship': z.nullish(z.string()),
          }),
        ),
      ),
    }),
  ),
});
export type Affiliation = z.output<typeof affiliation>;
export type Work = z.output<typeof work>;

/** Each is judged by itself. */
const each = z.nullish(z.array(z.unknown()));
export const activities = z.object({
  educations: z.nullish(z.object({ 'affiliation-group': each })),
  employments: z.nullish(z.object({ 'affiliation-group': each })),
  works: z.nullish(z.object({ group: each })),
});
export const educationGroup = z.object({ summaries: z.array(z.object({ 'education-summary': affiliation })) });
export const employmentGroup = z.object({ summaries: z.array(z.object({ 'employment-summary': affiliation })) });
export const workGroup = z.object({ 'work-summary': z.array(work) });
