import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { submissionTexts } from './submission-mails.js';

interface Submission {
  kind: SubmissionKind;
  documentId: string;
  reference: string;
}

/** What coordinators are notified of in the queues, and what its words need. */
interface QueueNotices {
  'submission-assigned': Submission;
  'submissions-assigned': { kind: SubmissionKind; count: number };
  'submission-mention': Submission & { by: string };
  'submission-answered': Submission;
}

declare module '../notification/notices.js' {
  interface Notices extends QueueNotices {}
}

const pageOf = ({ kind, documentId }: Submission) => `/admin/${kind}/${documentId}`;

export const queueNotices: NoticeTable<QueueNotices> = {
  'submission-assigned': {
    type: 'system',
    leadsTo: pageOf,
    words({ reference }, locale) {
      const t = submissionTexts(locale);
      return {
        title: t('notices.submission-assigned.title', { reference }),
        message: `<p>${escapeHtml(t('notices.submission-assigned.message'))}</p>`,
      };
    },
  },
  'submissions-assigned': {
    type: 'system',
    leadsTo: ({ kind }) => `/admin/${kind}`,
    words({ count }, locale) {
      const t = submissionTexts(locale);
      return {
        title: t('notices.submissions-assigned.title', { count }),
        message: `<p>${escapeHtml(t('notices.submissions-assigned.message'))}</p>`,
      };
    },
  },
  'submission-mention': {
    type: 'system',
    leadsTo: pageOf,
    words({ reference, by }, locale) {
      const t = submissionTexts(locale);
      return {
        title: t('notices.submission-mention.title', { reference }),
        message: `<p>${escapeHtml(t('notices.submission-mention.message', { by }))}</p>`,
      };
    },
  },
  'submission-answered': {
    type: 'system',
    leadsTo: pageOf,
    words({ reference }, locale) {
      const t = submissionTexts(locale);
      return {
        title: t('notices.submission-answered.title', { reference }),
        message: `<p>${escapeHtml(t('notices.submission-answered.message'))}</p>`,
      };
    },
  },
};
