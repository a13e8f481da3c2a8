import { afterAll, beforeAll, describe } from 'vitest';
import { chatFacts } from '../facts/chat.js';
import { connectionFacts } from '../facts/connections.js';
import { liveChannelFacts } from '../facts/live-channel.js';
import { manyMembersFacts } from '../facts/many-members.js';
import { moderationFacts } from '../facts/moderation.js';
import { pushFacts } from '../facts/push.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { PushService } from '../support/push-service.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const sink = await useSmtpSink();

describe('The network of members on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({
    SMTP_URL: sink.url,
    // Known once it listens; read when the CMS starts.
    get PUSH_TEST_SERVICE() {
      return service.url;
    },
  });

  connectionFacts(cms, sink);
  chatFacts(cms, sink);
  liveChannelFacts(cms, sink);
  moderationFacts(cms, sink);
  pushFacts(cms, sink, service);
  // Last: the members stay, and no mail leaves any more.
  manyMembersFacts(cms);
});
