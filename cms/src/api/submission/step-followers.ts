import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { filledAtStart } from '../../platform/typed/trusted-types.js';
import type { NewAuditEntry } from './audit.js';

/** What a step needs of a submission's row. */
export interface StepRow {
  document_id: string;
  status: string;
  version: number;
  reference: string;
  language: Locale;
  email_address: string;
  [column: string]: unknown;
}

export interface Step {
  /** The submission's row as it was before. */
  row: StepRow;
  from: string;
  to: string;
  /** What the person whom it concerns is told with it; '' for nothing. */
  reason: string;
  /** The sender took it, so they know. */
  isOwn: boolean;
  /** Who took it, for the history. */
  by: Pick<NewAuditEntry, 'actor' | 'actorId'>;
  /** Of a suspension: how long. */
  days?: number | undefined;
  /** Of what is hidden: ids of messages. */
  messages?: readonly string[] | undefined;
}

type FollowStep = (trx: Knex, step: Step) => Promise<void>;
type FollowBack = (trx: Knex, step: Pick<Step, 'row' | 'to'>) => Promise<void>;
type HoldForStep = (trx: Knex, step: Pick<Step, 'row' | 'to'>) => Promise<void>;

/** Kinds whose senders have an account and are told there too; each in the transaction of the step. */
export const followers = filledAtStart<Partial<Record<SubmissionKind, FollowStep>>>();

/** Of kinds that note a status elsewhere too: what is noted again where a step that told nobody is taken back. */
export const backFollowers = filledAtStart<Partial<Record<SubmissionKind, FollowBack>>>();

/** Of kinds whose steps change more than their own row: what is held before that is written, the same first by everybody. */
export const stepHolds = filledAtStart<Partial<Record<SubmissionKind, HoldForStep>>>();

/** Call once, before anybody takes a step. */
export function registerStepFollowers(
  all: Partial<Record<SubmissionKind, FollowStep>>,
  holds: Partial<Record<SubmissionKind, HoldForStep>>,
  back: Partial<Record<SubmissionKind, FollowBack>>,
): void {
  Object.assign(followers, all);
  Object.assign(backFollowers, back);
  Object.assign(stepHolds, holds);
}
