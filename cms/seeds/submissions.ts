import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus, nextStatuses } from '@scholars/contract/submission-status';
import { addAuditEntry } from '../src/api/submission/audit.js';
import { nextReference } from '../src/api/submission/references.js';
import { contentTypeOf } from '../src/api/submission/content-type-of.js';
import { secretMark } from '../src/platform/environment/environment.js';
import { writePrivateFile } from '../src/platform/private-files/store.js';
import { contactMessages } from './content/contact-messages.js';
import { organizationRequests } from './content/organization-requests.js';
import { foundingFellows, travelIntakes } from './content/submissions.js';
import { samplePassport, samplePhoto } from './sample-files.js';
import { dateFromNow, daysFromNow } from './write-document.js';

/** Submissions in every status, each with the history that leads there and the file of those that have one. */
export async function seedSubmissions(): Promise<void> {
  for (const { status, locale, submittedDaysAgo, ...fields } of foundingFellows) {
    const photo = await samplePhoto(fields.fullName);
    await writeSubmission('founding-fellows-profiles', {
      status,
      language: locale,
      daysAgo: submittedDaysAgo,
      fields,
      file: { field: 'photo', name: 'portrait.png', type: 'image/png', content: photo },
    });
  }
  for (const { status, locale, submittedDaysAgo, departsInDays, staysDays, ...fields } of travelIntakes) {
    const dates = {
      preferredDepartureDate: dateFromNow(departsInDays),
      preferredReturnDate: dateFromNow(departsInDays + staysDays),
    };
    const passport = samplePassport(fields.fullName);
    await writeSubmission('travel-intakes', {
      status,
      language: locale,
      daysAgo: submittedDaysAgo,
      fields: { ...fields, ...dates },
      file: { field: 'passportDocument', name: 'passport.pdf', type: 'application/pdf', content: passport },
    });
  }
  for (const { status, locale, submittedDaysAgo, ...fields } of contactMessages)
    await writeSubmission('contact-messages', { status, language: locale, daysAgo: submittedDaysAgo, fields });
  for (const { status, locale, submittedDaysAgo, ...fields } of organizationRequests)
    await writeSubmission('organization-requests', { status, language: locale, daysAgo: submittedDaysAgo, fields });
}

interface SampleFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

interface SampleSubmission {
  status: string;
  language: string;
  daysAgo: number;
  fields: Record<string, string>;
  /** Columns of its kind that are none of its fields. */
  own?: Record<string, unknown>;
  file?: SampleFile;
  /** How it came to its status; the shortest way along the coordinators' steps where it is not given. */
  path?: string[];
  /** What its sender was told with the last step. */
  reason?: string;
}

/** Writes a submission as if it had come and been worked on in the past days. */
export async function writeSubmission(
  kind: SubmissionKind,
  { status, language, daysAgo, fields, own, file, path, reason = '' }: SampleSubmission,
): Promise<void> {
  const { uid } = contentTypeOf(kind);
  const fileId = randomUUID();
  if (file) await writePrivateFile(fileId, file.content);
  await strapi.db.transaction(async ({ trx }) => {
    const createdAt = daysFromNow(-daysAgo);
    const reference = await nextReference(trx, describedKind(kind).referencePrefix, createdAt.getUTCFullYear());
    const steps = path ?? pathTo(kind, status);
    const { documentId } = (await strapi.db.query(uid).create({
      data: {
        ...fields,
        ...own,
        reference,
        status,
        version: steps.length,
        language,
        createdAt,
        updatedAt: createdAt,
        publishedAt: createdAt,
      } as never, // the seed's fields are the content type's
    })) as { documentId: string };
    if (file) await insertFile(trx, kind, documentId, fileId, file, createdAt);
    await addAuditEntry(trx, {
      kind,
      documentId,
      action: 'created',
      actor: '',
      to: firstStatus(kind),
      at: createdAt.getTime(),
    });
    for (const [index, to] of steps.slice(1).entries()) {
      // A step every six hours after it arrived, but none in the future.
      const at = Math.min(createdAt.getTime() + (index + 1) * 6 * 3_600_000, Date.now());
      await addAuditEntry(trx, {
        kind,
        documentId,
        action: 'transition',
        actor: 'Mariam Al-Sayed',
        from: steps[index],
        to,
        reason: to === status ? reason : '',
        at,
      });
    }
  });
}

async function insertFile(
  trx: Knex,
  kind: SubmissionKind,
  documentId: string,
  id: string,
  { field, name, type, content }: SampleFile,
  createdAt: Date,
) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await trx('private_files').insert({
    id,
    kind,
    document_id: documentId,
    field,
    name,
    type,
    size: content.length,
    sha256,
    created_at: createdAt.getTime(),
    sealed_by: secretMark,
  });
}

/** The shortest way from the first status to another along the allowed edges, both ends included. */
function pathTo(kind: SubmissionKind, target: string): string[] {
  const first = firstStatus(kind);
  const paths: string[][] = [[first]];
  for (const path of paths) {
    const last = path.at(-1) ?? first;
    if (last === target) return path;
    for (const next of nextStatuses(kind, last)) if (!path.includes(next)) paths.push([...path, next]);
  }
  throw new Error(`No way to the status ${target} of ${kind}`);
}
