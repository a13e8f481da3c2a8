import type { Knex } from 'knex';
import { afterCommit } from '../../platform/database/after-commit.js';
import { chatRoom, liveServer } from '../../platform/live/live-channel.js';

/** Tells two who were connected, or are from now on, that they may write to each other no more, or may: they ask. */
export function tellContacts(trx: Knex, userIds: readonly number[]): void {
  afterCommit(trx, () => void liveServer()?.to(userIds.map(chatRoom)).emit('contacts'));
}
