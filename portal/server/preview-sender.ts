import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath, localePath } from '~/i18n/locale-path';
import { readTheme } from '~/session/theme';
import type { Configuration } from './configuration';
import { encodeText } from './encode-text';
import { headersForAll } from './headers-for-all';
import { finishPage, isPage, readPage } from './page-answer';
import type { PageQuestion, Rendered } from './page-renderer';
import type { PortalRequest } from './portal-request';
import { previewPolicy, withBanner, type AskedPreview } from './preview';
import { putHeaders, sendOnce } from './send-rendered';
import type { StaticFiles } from './static-files';

interface Settings {
  configuration: Configuration;
  files: StaticFiles;
  render: (question: PageQuestion) => Promise<Rendered>;
  newNonce: () => string | undefined;
  hasPolicy: boolean;
}

/** Sends drafts to whoever was given their address, as to any visitor: no session is looked at, and nothing is kept. */
export function createPreviewSender({ configuration, files, render, newNonce, hasPolicy }: Settings) {
  return async function sendPreview(
    req: IncomingMessage,
    res: ServerResponse,
    { address: { pathname }, clientIp, requestId, cookieHeader }: PortalRequest,
    { token, preview }: AskedPreview,
  ): Promise<void> {
    const locale = localeOfPath(pathname);
    const nonce = newNonce();
    const { response, outcome } = await render({
      method: 'GET',
      // Without a right to it the page is not there, whether it is published or not.
      url: preview ? pathname : localePath(locale, '/preview-that-is-over'),
      headers: headersForAll(readTheme(cookieHeader)),
      clientIp,
      requestId,
      nonce,
      preview: preview?.status === 'draft' ? token : undefined,
    });
    putHeaders(res, response, outcome.retryAfterSeconds);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (!isPage(response)) return void res.writeHead(response.status).end();
    const page = await readPage(response, outcome);
    const { text, policy } = finishPage(page, { configuration, files, nonce, outcome });
    if (hasPolicy) res.setHeader('Content-Security-Policy', previewPolicy(policy, configuration.adminOrigin));
    const shown = preview ? [withBanner(text.join(''), locale, preview, nonce)] : text;
    return sendOnce(req, res, response.status, encodeText(shown));
  };
}
