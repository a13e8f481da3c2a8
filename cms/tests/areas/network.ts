import { afterAll, beforeAll } from 'vitest';
import { blockFacts } from '../facts/blocks.js';
import { chatReadingFacts } from '../facts/chat-reading.js';
import { chatRightFacts } from '../facts/chat-rights.js';
import { chatFacts } from '../facts/chat.js';
import { connectionFacts } from '../facts/connections.js';
import { liveChannelFacts } from '../facts/live-channel.js';
import { liveConversationFacts } from '../facts/live-conversations.js';
import { liveQueueFacts } from '../facts/live-queues.js';
import { liveRecordFacts } from '../facts/live-records.js';
import { manyMembersFacts } from '../facts/many-members.js';
import { coordinatorReportFacts } from '../facts/moderation-of-coordinators.js';
import { moderationStepFacts } from '../facts/moderation-steps.js';
import { moderationFacts } from '../facts/moderation.js';
import { pushFacts } from '../facts/push.js';
import { PushService } from '../support/push-service.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type { Area } from './area.js';

/** What these facts' CMS is started with: mails go to the sink, pushed messages to a service of the tests'. */
export function networkEnvironment(sink: SmtpSink): { env: Record<string, string>; service: PushService } {
  const service = new PushService();
  beforeAll(() => service.start());
  afterAll(() => service.stop());
  const env = {
    SMTP_URL: sink.url,
    // Known once it listens; read when the CMS starts.
    get PUSH_TEST_SERVICE() {
      return service.url;
    },
  };
  return { env, service };
}

/** How members connect, write to each other and are protected. */
export const network = (service: PushService): Area => [
  connectionFacts,
  blockFacts,
  { database: chatFacts },
  { database: chatReadingFacts },
  { database: chatRightFacts },
  liveChannelFacts,
  liveConversationFacts,
  liveQueueFacts,
  liveRecordFacts,
  moderationFacts,
  moderationStepFacts,
  coordinatorReportFacts,
  (cms, sink) => pushFacts(cms, sink, service),
  // Last: the members stay, and no mail leaves any more.
  { database: manyMembersFacts },
];
