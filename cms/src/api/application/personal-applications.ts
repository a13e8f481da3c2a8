import { isWithdrawable } from '@scholars/contract/application-status';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { forgetSender, listKeptFiles, listSentBy, listWrittenTo, sentFields } from '../submission/sent-by.js';
import { listDrafts, presentDraft } from './application-drafts.js';
import { listMine } from './list-mine.js';
import { discardDraft, withdraw } from './withdraw.js';
import { listApplications } from './applications.js';

const kind = 'applications';
const all = { page: 1, pageSize: 10_000 };

/** A person's applications as they were sent, where they stand in the words that applicants see, and their drafts. */
export const personalApplications: PersonalPart = {
  async collect(person) {
    const { userId, locale } = person;
    const { rows } = await listMine(userId, locale, all);
    const [sent, drafts] = [await listSentBy(person, kind), await listDrafts(userId)];
    const written = await listWrittenTo(
      kind,
      sent.map(({ documentId }) => documentId),
    );
    return rows.map(({ id, reference, opportunity, statusLabel, submittedAt, updatedAt, timeline }) => {
      const entry = sent.find((one) => one.reference === reference);
      const draft = drafts.find(({ row }) => row.id === id);
      const history = timeline.map((moment) => ({
        status: moment.statusLabel,
        at: moment.at,
        note: moment.note,
        answer: moment.answer,
        answeredAt: moment.answeredAt,
      }));
      return {
        opportunity: opportunity.title || opportunity.id,
        reference,
        status: statusLabel,
        submittedAt,
        updatedAt,
        history,
        ...(entry && { ...sentFields(kind, entry), writtenToMe: written.get(entry.documentId) ?? [] }),
        ...(draft && presentDraft(draft)),
      };
    });
  },

  async listFiles(person) {
    const [sent, drafts] = [await listSentBy(person, kind), await listDrafts(person.userId)];
    const files = await listKeptFiles(
      kind,
      sent.map(({ documentId }) => documentId),
    );
    return [
      ...files.map(({ id, document_id, name }) => ({
        path: `applications/${sent.find(({ documentId }) => documentId === document_id)?.reference}/${name}`,
        read: () => readPrivateFile(id),
      })),
      ...drafts.flatMap(({ row, file }) =>
        file ? [{ path: `applications/draft-${row.id}/${file.name}`, read: () => readPrivateFile(file.id) }] : [],
      ),
    ];
  },

  /** What is open is withdrawn: nobody is to be chosen who has gone. */
  async erase(person) {
    for (const draft of await listDrafts(person.userId)) await discardDraft(draft);
    for (const application of await listApplications(person.userId))
      if (isWithdrawable(application.status)) await withdraw(application);
    const sent = await listSentBy(person, kind);
    const own = ['snapshot', 'givenAnswers'];
    await forgetSender(
      kind,
      sent.map(({ documentId }) => documentId),
      own,
    );
  },
};
