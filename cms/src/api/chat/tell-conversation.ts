import type { Knex } from 'knex';
import { afterCommit } from '../../platform/database/after-commit.js';
import { chatRoom, liveServer } from '../../platform/live/live-channel.js';
import type { ConversationRow } from './conversation-row.js';

type Pair = Pick<ConversationRow, 'id' | 'low_user_id' | 'high_user_id'>;

/** Tells both of a conversation, once it is committed, that there is something to ask for. */
export function tellConversation(trx: Knex, { id, low_user_id, high_user_id }: Pair, revision: number): void {
  afterCommit(
    trx,
    () =>
      void liveServer()
        ?.to([chatRoom(low_user_id), chatRoom(high_user_id)])
        .emit('conversation', { id, revision }),
  );
}
