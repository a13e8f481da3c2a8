import { localeOfHeader } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { answerJson, startFakeCms, type FakeCms, type Received } from './fake-cms';
import { loginAnswer } from './portal';

/** Answers of a CMS that is made to fail, by path; `undefined` hangs up. */
type Failure =
  | {
      status: number;
      headers?: Record<string, string>;
      message?: string;
      errors?: Record<string, string[]>;
      data?: unknown;
    }
  | undefined;

/** A CMS in which people sign in and out: each login opens a session, and only open ones are known. */
export interface AccountCms extends FakeCms {
  /** Tokens of the sessions that are open, the last one opened last. */
  open: Set<string>;
  failing: Map<string, Failure>;
  asked(path: string): Received[];
}

export async function startAccountCms(): Promise<AccountCms> {
  const open = new Set<string>();
  const failing = new Map<string, Failure>();
  let count = 0;

  const cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0] ?? '';
    if (failing.has(path)) {
      const failure = failing.get(path);
      if (!failure) return void res.destroy();
      const { status, headers, message = status === 429 ? tooMany(received) : 'Refused', errors, data } = failure;
      return answerJson(
        { success: false, message, ...(errors && { errors }), ...(data !== undefined && { data }) },
        status,
        headers,
      )(received, res);
    }
    const bearer = received.headers.authorization?.replace('Bearer ', '') ?? '';
    if (signIns.has(path)) {
      const token = `session-token-number-${(count += 1)}`;
      open.add(token);
      // As the CMS does: the browser is known from now on, and stays known by the same.
      const known = received.headers['x-known-browser']?.toString() ?? `1.browser-${count}.1.mac`;
      return answerJson({ success: true, data: { ...loginAnswer, token } }, 200, { 'X-Known-Browser': known })(
        received,
        res,
      );
    }
    if (path === '/api/register')
      return answerJson({ success: true, data: { token: 'registration-token' } })(received, res);
    if (path === '/api/auth/orcid')
      return answerJson({ success: true, data: { url: 'https://orcid.test/authorize?x=1', state: 'the-state' } })(
        received,
        res,
      );
    if (memberCalls.has(path) && !open.has(bearer))
      return answerJson({ success: false, message: 'Please sign in' }, 401)(received, res);
    if (path === '/api/logout') open.delete(bearer);
    answerJson({ success: true, data: path === '/api/user' ? loginAnswer.user : path in lists ? lists[path] : null })(
      received,
      res,
    );
  });
  const asked = (path: string) => cms.received.filter(({ url }) => url.split('?')[0] === path);
  return Object.assign(cms, { open, failing, asked });
}

const tooMany = ({ headers }: Received) => messageText(localeOfHeader(headers.language?.toString()), 'error.tooMany');

const lists: Record<string, unknown[]> = {
  '/api/announcements': [],
  '/api/events': [],
  '/api/global-keys': [{ key: 'site_name', value: 'Scholars Network', type: 'text', locale: 'en' }],
  '/api/identities': [],
  '/api/sessions': [],
  '/api/sign-in-providers': [{ name: 'orcid' }],
  '/api/thematic-areas': [],
};
const signIns = new Set(['/api/login', '/api/login/second-step', '/api/auth/orcid/callback']);
const memberCalls = new Set([
  '/api/user',
  '/api/logout',
  '/api/sessions',
  '/api/identities',
  '/api/user-info',
  '/api/change-old-password',
]);
