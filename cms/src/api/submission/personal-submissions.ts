import { kindNames } from '@scholars/contract/queues/submission-kinds';
import type { Person, PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { forgetCoordinator } from './forget-coordinator.js';
import { renewAskedLinks } from './renew-asked-links.js';
import { forgetSender, listKeptFiles, listSentBy, listWrittenTo, sentFields } from './sent-by.js';

/** Forms that a person has sent, signed in or not; their applications tell more, and for themselves. */
const kinds = kindNames.filter((kind) => kind !== 'applications');

export const personalSubmissions: PersonalPart = {
  async collect(person) {
    const sent = await Promise.all(kinds.map((kind) => formsOf(person, kind)));
    return sent.flat();
  },

  async listFiles(person) {
    const listed = await Promise.all(kinds.map((kind) => filesOf(person, kind)));
    return listed.flat();
  },

  async erase(person) {
    for (const kind of kinds) {
      const entries = await listSentBy(person, kind);
      await forgetSender(
        kind,
        entries.map(({ documentId }) => documentId),
      );
    }
    await forgetCoordinator(person.userId);
  },

  renewLinks: renewAskedLinks,
};

async function formsOf(person: Person, kind: (typeof kinds)[number]) {
  const entries = await listSentBy(person, kind);
  const written = await listWrittenTo(
    kind,
    entries.map(({ documentId }) => documentId),
  );
  return entries.map((entry) => ({
    form: kind,
    reference: entry.reference,
    sentAt: new Date(entry.createdAt).toISOString(),
    ...sentFields(kind, entry),
    writtenToMe: written.get(entry.documentId) ?? [],
  }));
}

async function filesOf(person: Person, kind: (typeof kinds)[number]) {
  const entries = await listSentBy(person, kind);
  const files = await listKeptFiles(
    kind,
    entries.map(({ documentId }) => documentId),
  );
  return files.map(({ id, document_id, name }) => ({
    path: `submissions/${entries.find(({ documentId }) => documentId === document_id)?.reference}/${name}`,
    read: () => readPrivateFile(id),
  }));
}
