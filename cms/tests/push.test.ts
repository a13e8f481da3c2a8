import { afterAll, beforeAll } from 'vitest';
import { pushFacts } from './facts/push.js';
import { useCms } from './support/cms.js';
import { PushService } from './support/push-service.js';
import { useSmtpSink } from './support/smtp-sink.js';

const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const sink = await useSmtpSink();
const cms = useCms({
  env: {
    SMTP_URL: sink.url,
    // Known once it listens; read when the CMS starts.
    get PUSH_TEST_SERVICE() {
      return service.url;
    },
  },
});

pushFacts(cms, sink, service);
