import type { ServerBuild } from 'react-router';
import type { LoginAnswer } from '@scholars/contract/account';
import { readConfiguration } from '../server/configuration';
import { createPortalServer, type PortalServer } from '../server/portal-server';
import type { StaticFiles } from '../server/static-files';
import { createSessions, type Sessions } from '~/session/sessions.server';
import { listen, stop } from './fake-cms';

export const secret = 'a secret of the tests, long enough';

export interface TestPortal {
  url: string;
  publicUrl: string;
  sessions: Sessions;
  /** `Cookie` header of somebody who is signed in. */
  cookie: string;
  /** Event lines, parsed. */
  logged: Record<string, unknown>[];
  metrics: PortalServer['metrics'];
  /** As when it is told to stop. */
  announceStop: PortalServer['announceStop'];
  server: PortalServer['server'];
  closeSockets(): void;
  close(): Promise<void>;
}

export const loginAnswer: LoginAnswer = {
  token: 'token-of-the-session',
  user: {
    id: 'u1',
    email: 'amal@scholars.example',
    firstName: 'Amal',
    lastName: 'Haddad',
    fullName: 'Amal Haddad',
    fullNameAr: '',
    avatar: null,
    role: 'member',
    messaging_system: 1,
    language: 'en',
    confirmed: true,
    memberId: 'm1',
    phoneNumber: '',
    country: '',
    city: '',
    profile_completion_percentage: 40,
    countUnread: 0,
    countChatUnread: 0,
    erasedAt: null,
  },
};

/** The portal's server before a CMS; its pages are those of `build`, none by default. */
export async function startPortal(
  cmsUrl: string,
  environment: Record<string, string> = {},
  { build, files }: { build?: ServerBuild; files?: StaticFiles } = {},
): Promise<TestPortal> {
  const logged: Record<string, unknown>[] = [];
  const configuration = readConfiguration({
    SECRET: secret,
    CMS_URL: cmsUrl,
    PUBLIC_URL: 'http://scholars.test',
    ...environment,
  });
  const portal = await createPortalServer({
    configuration,
    log: (level, event, facts) => void logged.push({ level, event, ...facts }),
    files,
    contentPollMs: 10,
    retryMs: 20,
    // Without pages the server asks for nothing else of a build.
    loadBuild: async () => build ?? ({ routes: {} } as unknown as ServerBuild),
  });
  const { publicUrl } = configuration;
  const sessions = createSessions({ secrets: [secret], secure: publicUrl.startsWith('https:') });
  return {
    url: await listen(portal.server),
    publicUrl,
    sessions,
    cookie: sessions
      .open(loginAnswer)
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    logged,
    ...portal,
    close: async () => {
      portal.closeSockets();
      await stop(portal.server);
    },
  };
}
